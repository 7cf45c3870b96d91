# Ce que la maison répond quand elle refuse quelque chose.

refused-not-a-move = « { $move } » n’est pas un coup de ce jeu.
refused-illegal-move = { $move } ne peut pas être joué maintenant.
refused-not-your-turn = Personne n’attend de coup de cette place pour l’instant.
refused-match-over = Cette partie est terminée.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-no-such-moment = Il n’y a pas encore eu de moment { $number } dans cette partie.
refused-bad-shown = Ce qui aurait été vu avec ce coup est illisible, ou il n’y a rien à voir ici.
refused-nothing-to-take-back = Il n’y a pas de choix à reprendre : il a été dévoilé, ou aucun n’a été fait.
refused-seats-out-of-range = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refused-no-days-for-races = Ici, les mains font la course : par correspondance, il faut un rythme calme.
refused-bad-option = L’option { $option } ne peut pas être « { $value } ». Elle peut être : { $choices }.
refused-bad-options = Les options se donnent par leur nom, chacune avec son choix.
refused-unknown-option = Ce jeu n’a pas d’option « { $option } ». Il a : { $options }.
refused-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Il y a : { $games }.
refused-breaks-contract = Le jeu dans { $folder } ne peut pas être ouvert : { $reason }.
refused-no-games-folder = SPLENDIDE_GAMES nomme un dossier qui n’existe pas : { $folder }.
refused-folder-of-one-game = SPLENDIDE_GAMES nomme le dossier au-dessus de celui du jeu : { $above }, et non { $folder }.
refused-bad-game-name = Le dossier { $folder } ne peut pas être le nom d’un jeu : des minuscules, des chiffres et des soulignés, une lettre d’abord.

# Ce qui ne va pas dans une feuille de partie.

on-line = Ligne { $line } : { $reason }
refused-record-first-line = Une feuille de partie commence par « { $expected } ».
refused-record-header = « { $text } » n’est pas une ligne d’en-tête : il faut une clé, deux-points, une espace et une valeur ; les clés sont { $keys }.
refused-record-twice = La clé « { $key } » apparaît deux fois.
refused-record-missing = La clé « { $key } » manque.
refused-record-bad-value = « { $value } » n’est pas une valeur possible pour { $key }.
refused-record-not-one-a-seat = { $key } doit avoir une entrée par place : { $seats }.
refused-record-move = « { $text } » n’est pas un coup : il faut le numéro d’une place ou « nature », une espace et le coup dans la notation du jeu.
refused-record-no-commitment = Il n’y a pas d’engagement : personne ne peut savoir si la nature a été honnête.
refused-record-broken-commitment = Le secret n’est pas celui sur lequel la nature s’était engagée.
refused-record-not-natures = Le coup { $move } de la nature ne découle pas de son secret : ce devrait être { $expected }.
refused-record-not-over = La feuille donne un résultat, mais la partie n’est pas finie après son dernier coup.
refused-record-no-secret = La partie est finie, mais le secret de la nature n’a pas été révélé.
refused-record-wrong-points = Les points devraient être { $expected }.
refused-record-wrong-winners = Les gagnants devraient être { $expected }.
refused-record-unfinished = La partie n’est pas finie. Aucun coup n’est contraire aux règles, mais ceux de la nature ne se vérifient qu’une fois son secret révélé.
refused-record-not-settled = La pesanteur fait de cette pose autre chose que ce que dit la feuille.
refused-record-other-match = Le reçu est celui d’une autre partie : { $match }.
refused-record-other-commitment = Ce n’est pas l’engagement que la personne au reçu a vu avant la partie.
refused-record-nonce-ignored = Le nombre donné au hasard par la personne au reçu n’est pas parmi ceux qui ont compté.
refused-record-rewritten = La suite a été réécrite à partir d’ici : elle ne passe pas par ce que la personne au reçu a vu.
refused-bad-receipt = Ce n’est pas un reçu : il est illisible.

# Les robots et la ligne de commande.

refused-too-many-analyses = On analyse déjà beaucoup de parties : demandez encore dans une minute.
refused-analysis-not-over = Seule une partie terminée peut être analysée.

# Conseils.

refused-hints-off = Il n’y a pas de conseils à cette table.
refused-no-hints-here = Personne ne sait juger les coups de ce jeu : il n’y a pas de conseils.
refused-no-hints-in-races = À cette allure, le temps manque pour des conseils : il y en a dans le jeu calme.
refused-too-many-hints = Un conseil à la fois, et pas tant que cela : réfléchissez un peu d’abord.
hint-only = Il n’y a rien à choisir : un seul coup est possible.
hint-level = Les deux premiers se valent à peu près.
hint-for-it = Voici ce qui parle pour le premier.
hint-mixed = Qui fait toujours la même chose se laisse deviner : mieux vaut varier. Le premier devrait être joué le plus souvent.
hint-gain = Le premier rapporte environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} à ce tour, le suivant { $other }.
hint-later = Le premier rapporte moins à ce tour, environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} contre { $other }, mais il garde davantage pour la suite.
hint-ahead = Le premier vaut mieux que le suivant, d’environ { $ahead } { $unit ->
    [points] points.
   *[wins] centièmes de victoire.
}
refused-no-such-decision = Il n’y a pas de telle décision dans cette partie.
refused-not-analysed = Aucun professeur n’a encore regardé cette partie : demandez d’abord son analyse.
refused-too-many-tries = Pas tant à la fois : réfléchissez d’abord un peu.
refused-no-dask = Dask n’est pas installé ici : pip install "dask[distributed]".
refused-no-cluster = Aucune grappe Dask ne répond à { $address } : { $reason }.
refused-no-line-protocol = { $game } n’a pas de protocole de lignes pour les programmes.
refused-bad-line = Cette ligne ne peut pas être comprise ici : « { $text } ».
refused-unknown-level = Il n’y a pas de robot nommé « { $level } ». Il y a : { $levels }.
refused-wrong-token = Ce jeton n’ouvre aucune place à cette table.
refused-no-such-program = Aucun programme ne peut être lancé ici par « { $command } ».
refused-more-bots-than-seats = { $bots ->
    [one] { $bots } robot ne tient pas
   *[other] { $bots } robots ne tiennent pas
} sur { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez moins de robots, ou donnez plus de places avec --seats.
refused-no-such-ply = Il n’y a pas de position après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} : la partie enregistrée n’en a que { $moves }.
refused-nature-moves = C’est à la nature de jouer : personne ne décide rien avant.
system-reason = { $code ->
    [ENOENT] il n’y a ni fichier ni dossier de ce nom
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie de ce chemin n’est pas un dossier
    [EACCES] vous n’en avez pas le droit
    [EEXIST] il y a un fichier de ce nom
   *[other] { $reason }
}
refused-unreadable-file = Impossible de lire { $file } : { system-reason }.
refused-not-text = { $file } n’est pas un fichier texte en UTF-8.
refused-nothing-to-score = Rien n’est arrivé sur l’entrée standard. { $form }
refused-kept-as-over = Elle est donnée pour terminée, mais ses coups n’en atteignent pas la fin.
refused-kept-as-going-on = Elle est donnée pour en cours, mais ses coups en atteignent la fin.
refused-kept-with-other-points = Ses coups mènent à d’autres points.
refused-unreadable-match = Ce qui en est conservé est illisible : { $reason }.
refused-unwritable-folder = Impossible d’écrire dans { $folder } : { system-reason }.
refused-cards-of-which-game = Précisez de quel jeu il faut donner les cartes.
refused-no-cards = { $game } n’a pas de cartes.

decimal-mark = ,
percent = { $number } %
cli-about = Cinq jeux de société dont le nom commence par Spl, et la table où y jouer.
cli-version = affiche la version
cli-help = affiche cette aide
cli-language = langue des phrases ; sinon celle de l’environnement
cli-json = affiche du JSON
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-command = COMMANDE
cli-commands = commandes
cli-bad-arguments = { $message }
    Voir { $command } --help.
cli-unknown-arguments = Rien ne s’appelle { $arguments } ici.
cli-wrong-argument = argument { $argument } : { $message }
cli-not-given = il manque : { $arguments }
cli-none-given = il faut l’un de ces arguments : { $arguments }
cli-not-with = ne va pas avec l’argument { $other }
cli-no-such-choice = { $text } n’est pas possible (à choisir parmi { $choices })
cli-wants-one = il faut une valeur
cli-wants-some = il faut au moins une valeur
cli-wants-none = rien ne peut être dit à sa suite, comme { $text }
cli-not-a-number = { $text } n’est pas un nombre entier
cli-not-opened = Impossible d’ouvrir { $file }.
cli-unknown-in-file = Rien ne s’appelle { $arguments } ici, contrairement à ce que dit { $file }.
cli-not-at-least = « { $text } » n’est pas un nombre entier à partir de { $least }
cli-not-between = « { $text } » n’est pas un nombre entier de { $least } à { $most }
cli-half-a-line = « { $words } » se termine avant que des guillemets soient refermés. Écrivez entre " et " ce qui contient une apostrophe.
cli-not-in-utf-8 = { $file } n’est pas écrit en UTF-8.
cli-not-an-option = « { $text } » n’est pas une option : écrivez NOM=VALEUR
cli-game-name = JEU
cli-game = le jeu, par le nom que donne « splendide games »
cli-file-name = FICHIER
cli-file = une feuille de partie ; « - » pour l’entrée standard
cli-option = une option du jeu, sous la forme NOM=VALEUR ; peut être répété
cli-nature = nature
cli-seat = place { $seat }
cli-unfinished = La partie n’est pas finie : on attend { $players }.
cli-finished = { $points }. { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

cli-games = donne la liste des jeux
cli-games-one = ce jeu seulement, en détail
cli-games-cards = donne toutes les cartes du jeu
cli-games-slug = nom
cli-games-title = jeu
cli-games-seats = joueurs
cli-games-options = options
cli-games-detail = { $title } ({ $slug }), de { $least } à { $most } joueurs.
cli-games-option = option { $option } : { $choices } ; { $default } si rien n’est précisé

cli-serve = ouvre la maison : démarre le serveur
cli-serve-host = l’adresse sur laquelle écouter
cli-serve-port = le port sur lequel écouter
cli-serve-data = le dossier où les parties sont conservées
cli-serve-database = au lieu d’un dossier, une base de données PostgreSQL que plusieurs serveurs peuvent partager, par exemple postgresql://nom@hote/splendide ; mieux vaut donner un mot de passe par l’environnement, où personne d’autre ne le voit
cli-serve-no-store = ne rien conserver : tout est perdu quand le serveur s’arrête
cli-serve-origin = une autre adresse sous laquelle les navigateurs peuvent joindre ce serveur ; peut être répété
cli-serve-host-name = un nom sous lequel les navigateurs d’ailleurs appellent ce serveur, comme jeux.example.org ; peut être répété. Les adresses et les noms du réseau local marchent toujours, les autres sont refusés
cli-serve-longest-line = millisecondes aller et retour que les courses compensent (320 sans autre précision) ; qui est plus loin en est averti
cli-serve-grace = secondes pendant lesquelles la place d’une personne absente lui est gardée avant que les autres puissent laisser un robot continuer (20 sans autre précision)
cli-serve-unattended = secondes pendant lesquelles les robots continuent à une table où il n’y a personne (60 sans autre précision) ; ils reprennent quand quelqu’un vient
cli-serve-push-key = la clé sous laquelle les services de notification connaissent cette maison, faite par splendide push-key : les navigateurs pourront alors annoncer à qui c’est le tour. À mettre plutôt dans l’environnement
cli-serve-push-contact = où les services de notification joignent qui tient cette maison, par exemple mailto:moi@example.org
cli-push-key = fait une clé avec laquelle les navigateurs peuvent annoncer à qui c’est le tour (serve --push-key) ; à garder, et à garder secrète
cli-serve-metrics-token = un mot avec lequel Prometheus peut lire /metrics (Authorization: Bearer …) ; sans lui cette page n’existe pas. Mieux vaut le dire dans l’environnement, où nul autre ne le voit
cli-serve-keep-tables = jours après lesquels une table où personne n’est revenu est oubliée, avec la partie qui n’y a pas été terminée (30 sans autre précision, 0 pour jamais)
cli-serve-keep-guests = jours après lesquels le nom d’un invité qui n’est pas revenu est oublié (400 sans autre précision, 0 pour jamais)
cli-serve-keep-matches = jours après lesquels une partie terminée est oubliée (jamais, sans autre précision)
cli-serve-node = l’adresse à laquelle les autres serveurs de la même base de données joignent celui-ci, par exemple http://10.0.0.5:8000 ; si rien n’est dit, celle où il écoute
cli-serve-json-log = ce que le serveur a à dire est dit en lignes de JSON, pour les programmes qui rassemblent les journaux
cli-serve-proxied = les navigateurs joignent ce serveur à travers un autre (un mandataire inverse) : leur distance est alors mesurée par leurs seules réponses, et non par la connexion qui arrive ici, et X-Forwarded-For et X-Forwarded-Proto font foi
cli-serve-proxy = l’adresse de cet autre serveur, s’il n’est pas sur cette machine ; peut être répété

cli-late = (temps écoulé)
cli-backup = copie tout ce que le serveur conserve dans un seul fichier ; le serveur peut rester en marche
cli-backup-file = la copie, qui ne doit pas exister encore
cli-backup-done = Tout ce qui était conservé jusqu’à maintenant est dans { $file }. Gardez-le aussi soigneusement que l’original : il contient les secrets des parties en cours.

cli-check = vérifie que tout ce que conserve un dossier ou une base de données est intact, et rejoue chaque partie ; le serveur peut rester en marche
cli-check-progress = Vérification des parties
cli-check-fault = La partie { $match } n’est pas ce qui en est conservé. { $reason }
cli-check-done = Tout est intact : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, tout a été rejoué.
cli-work = réfléchit pour des serveurs d’autres machines qui partagent une base de données : coups de leurs robots et analyses ; autant que l’on veut peuvent le faire
cli-work-database = l’adresse de la base de données des serveurs
cli-work-hands = combien de tâches à la fois ; autant que de cœurs si rien n’est dit
cli-work-begun = On réfléchit pour qui partage la base de données, { $hands ->
    [one] une tâche
   *[other] { $hands } tâches
} à la fois. Ctrl+C y met fin.
cli-export = écrit tout ce que conserve un dossier ou une base de données dans un seul fichier, avec lequel une maison peut continuer ailleurs ; le serveur peut rester en marche
cli-import = fait continuer une maison, dans un nouveau dossier ou dans une base de données vide, avec tout ce que contient un fichier
cli-import-file = un fichier écrit par export ou backup, ou le splendide.sqlite d’un serveur arrêté
cli-import-done = Tout ce que contient { $file } est là maintenant : démarrez le serveur.

cli-simulate = fait jouer de nombreuses parties par des robots
cli-simulate-seats = nombre de joueurs ; sinon le moins possible, chaque robot jouant au moins une fois
cli-simulate-matches = nombre de parties
cli-milliseconds = combien de temps un robot qui cherche peut réfléchir à une décision ; sans cela, c’est son effort qui est compté, et la même graine donne la même partie
cli-simulate-bots = robots des places successives, par exemple random,greedy ou program:./le-mien.py ; on recommence au premier s’il reste des places
cli-simulate-seed = la première partie reçoit cette graine, chacune des autres la suivante ; même graine, mêmes résultats
cli-simulate-physics = laisse décider la vraie physique là où un jeu en a une, au lieu du tirage rapide de la nature ; lent
cli-simulate-records = écrit la feuille de chaque partie dans ce dossier
cli-address-name = ADRESSE
cli-arena-cluster = joue sur une grappe Dask dont l’ordonnanceur est à cette adresse, par exemple tcp://hote:8786
cli-simulate-jobs = nombre de processus ; sinon un par cœur
cli-simulate-progress = Parties jouées :
cli-simulate-bot = robot
cli-simulate-at-seats = places
cli-simulate-mean = score moyen
cli-simulate-most = maximum
cli-simulate-wins = part des victoires

cli-score = compte les points de ce qui est donné sur l’entrée standard
cli-score-players = nombre de joueurs
cli-replay = rejoue une feuille de partie, coup par coup
cli-verify = vérifie tout dans une feuille de partie : coups, points, et que la nature a tenu son engagement
cli-verify-finished = Tout est en ordre : les coups sont permis, le résultat est juste et la nature a tenu son engagement.
cli-verify-receipt = ce qu’un navigateur a gardé de la partie : l’engagement, son nombre et les têtes du journal qu’il a vues
cli-verify-drawn = { $count ->
    [one] Un tirage de la nature découle
   *[other] { $count } tirages de la nature découlent
 } du secret sur lequel elle s’était engagée.
cli-verify-settled = { $count ->
    [one] Une pièce est retombée
   *[other] { $count } pièces sont retombées
 } exactement comme c’est écrit.
cli-verify-not-repeated = { $count ->
    [one] Un effet de la pesanteur vient
   *[other] { $count } effets de la pesanteur viennent
 } d’un autre moteur ou d’une autre version : non vérifié.
cli-verify-moments = { $count ->
    [one] Un instant de contact repose
   *[other] { $count } instants de contact reposent
 } sur la parole de la maison qui les a mesurés.
cli-verify-seen = { $count ->
    [one] Une tête du journal est
   *[other] { $count } têtes du journal sont
 } telles que la personne au reçu les a vues : rien n’a été réécrit jusqu’à la dernière.

cli-analyse = regarde une partie terminée en professeur : ce que chaque décision a coûté, ce que la chance a donné, ce qui a tranché
cli-analyse-milliseconds = le temps de réflexion par décision ; sans lui, l’effort est compté, et la même graine donne la même analyse
cli-analyse-seed = même graine, même analyse
cli-analyse-progress = Analysé, en pour cent :
cli-analyse-not-judged = La qualité des coups n’est pas jugée dans ce jeu : voici ce que chacun avait, moment par moment.
cli-analyse-step = étape
cli-analyse-player = joueur
cli-analyse-move = coup
cli-analyse-best = meilleur trouvé
cli-analyse-lost = perdu
cli-analyse-counted = compté
cli-analyse-weighted = Ce qui est perdu compte comme si le joueur avait encore eu une chance équitable de gagner : qui est mené peut ainsi perdre quelque chose aussi. La somme d’un joueur est celle de la colonne « compté ».
cli-analyse-share = d’un coup moyen
cli-analyse-mark = jugement
cli-analyse-mark-best = meilleur
cli-analyse-mark-fine = bon
cli-analyse-mark-inaccurate = imprécis
cli-analyse-mark-mistake = erreur
cli-analyse-accuracy = précision
cli-analyse-luck = chance
cli-analyse-curve-points = Les points que chacun pouvait attendre :
cli-analyse-curve-wins = Les chances de gagner de chacun :
cli-analyse-curve-plain = Points :
cli-analyse-nothing-decided = Aucune décision n’a coûté grand-chose : la chance et les autres ont tranché.
cli-analyse-possible = Le mieux possible, après coup : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-analyse-deciding = Ce qui a décidé de la partie :
cli-analyse-moment = Étape { $step } : { $player } a joué { $move } ; { $best } aurait valu { $lost }{ $unit ->
    [points] {" "}points
   *[wins] {" "}d’une victoire
 } de plus.

cli-arena = fait s’affronter des robots, à toutes les places et avec la même chance pour tous, et les classe
cli-arena-bot-name = ROBOT
cli-arena-bots = robots des places successives, par exemple master greedy ou "program:python3 le-mien.py" ; on recommence au premier s’il reste des places
cli-arena-seats = combien de places ; sans cela, autant que de robots, si le jeu en a autant. S’il y a plus de robots que de places, chaque groupe possible se rencontre
cli-arena-matches = au moins ce nombre de parties : chaque graine est jouée par tous ceux qui se rencontrent, une fois avec chacun à chaque place
cli-arena-bot = robot
cli-arena-played = places jouées
cli-arena-mean = points en moyenne
cli-arena-wins = victoires par place
cli-arena-fair = part équitable
cli-arena-rating = cote

cli-faults = { $moves ->
    [one] Un coup a été joué
   *[other] { $moves } coups ont été joués
} pour { $bot } : { $late } en retard, { $nonsense } non compris, { $illegal } interdits, { $gone } après sa fin

cli-bot = demande à un robot ce qu’il jouerait à la fin d’une feuille de partie inachevée
cli-bot-ply = dans la position après ce nombre de coups
cli-bot-seat = pour cette place ; sinon la première qui doit un coup
cli-bot-level = quel robot
cli-bot-stdio = au lieu d’un fichier, un jeu est nommé, et une partie est racontée sur l’entrée standard, ligne par ligne, comme ses programmes la racontent
cli-bot-seed = même graine, même réponse
cli-bot-plays = { $player } devrait jouer { $move }.
cli-bot-move = coup
cli-bot-value = valeur
cli-bot-chance = joué

cli-bench = mesure la vitesse des règles et des robots sur cette machine
cli-bench-no-openspiel = OpenSpiel n’est pas installé : une boucle en Python sert d’étalon. Pour l’obtenir : pip install open_spiel, ou make bench.

# Le serveur : qui vous êtes, les tables, les connexions.

guest-name = Invité { $number }
server-listening = Splendide est ouvert à l’adresse { $address } (Ctrl+C pour fermer).
rules-compiling = Compilation des règles : { $games }
rules-compiled = Règles compilées : { $game } ({ $done } sur { $all })
client-is-old = Les pages sont plus vieilles que leurs sources. Cette commande les reconstruit : { $command }
client-not-built = Les pages n’ont pas encore été construites. Cette commande les construit : { $command }

refused-port-taken = Le port { $port } est pris, peut-être par un Splendide déjà ouvert. Fermez-le, ou choisissez un autre port avec --port.
refused-port-forbidden = Seul l’administrateur peut ouvrir le port { $port } sur cette machine. Choisissez-en un autre avec --port, par exemple 8000.
refused-no-such-host = Cette machine n’a pas d’adresse « { $host } » où écouter. --host en attend une qui soit à elle, par exemple 127.0.0.1, ou 0.0.0.0 pour toutes.
refused-not-listening = Cette machine ne peut pas écouter à { $host }, port { $port } : { $reason }.
refused-foreign-origin = Cette demande vient d’une page d’un autre site.
refused-other-host-name = Ce serveur ne s’appelle pas { $called }. Qui le fait tourner peut permettre ce nom : splendide serve --host-name { $called }
refused-not-ready = Ce serveur est là, mais ce qu’il conserve est illisible pour le moment.
refused-bad-host = Le nom par lequel ce serveur a été appelé est illisible.
refused-no-name = Un nom doit avoir au moins un caractère visible.
refused-long-name = Un nom a { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus.

refused-unknown-address = Il n’y a rien à cette adresse.
refused-wrong-method = Cela ne peut pas se faire à cette adresse.
refused-unknown-table = Il n’y a pas de table « { $table } ». Manque-t-il une lettre à son lien ?
refused-unknown-match = Cette partie n’existe pas.
refused-match-not-over = Cette partie est encore en cours : on pourra la regarder quand elle sera terminée.
refused-no-tutorial = Ce jeu n’a pas de première partie guidée.
refused-tutorial-not-this = Ce serait un bon coup aussi ! Ici, essayez celui dont parle cette étape.
refused-tutorial-not-so = Cela n’a pas donné ce qu’il fallait : essayez encore, un peu autrement.
refused-tutorial-read-on = Regardez d’abord, puis appuyez sur « Continuer ».
refused-tutorial-over = Cette première partie est finie : jouez-en une vraie, ou recommencez-la.
refused-no-rules = Les règles de ce jeu ne sont pas écrites dans cette langue.

refused-not-json = Le message est illisible : ce n’est pas du JSON complet.
refused-unknown-message = Ce genre de message n’est pas connu ici.
refused-wrong-message = Le message n’a pas la forme attendue (à l’endroit { $where }).
refused-message-too-big = Le message est trop long : { $most } ko au plus.
refused-too-fast = C’était trop à la fois. Attendez un instant, s’il vous plaît.
refused-too-many-sockets = Cette table est déjà ouverte trop de fois, ici ou en tout. Fermez-la d’abord ailleurs.
refused-broken = Quelque chose s’est cassé de notre côté. Rien n’a changé ; essayez encore, s’il vous plaît.
refused-no-push = Cette maison n’envoie pas de notifications.
refused-bad-subscription = Le service de notification de votre navigateur n’est pas utilisable d’ici.
refused-bad-proxy = « { $text } » n’est pas l’adresse d’un proxy. --proxy en attend une comme 10.0.0.2, ou un réseau comme 10.0.0.0/8.
refused-bad-host-name = « { $text } » n’est pas un nom par lequel un navigateur puisse appeler ce serveur. --host-name en attend un comme jeux.example.org, sans http:// et sans port.
refused-bad-origin = « { $text } » n’est pas un site. --origin en attend un comme les navigateurs le nomment, par exemple https://jeux.example.org.
refused-bad-node = Les autres serveurs ne peuvent pas atteindre celui-ci à « { $text } ». --node attend une adresse comme http://10.0.0.5:8000.
refused-bad-push-key = Ce n’est pas une clé pour les services de notification. splendide push-key en fait une.
refused-bad-push-contact = Les services de notification veulent savoir à qui écrire : mailto: et une adresse, ou https: et une page, et non « { $contact } ».
refused-not-saved = Cela n’a pas pu être enregistré et ne compte donc pas. Essayez encore, s’il vous plaît.
refused-maybe-saved = La connexion à la base de données s’est rompue : on ne sait pas encore si cela a été enregistré. Vous le verrez dans un instant.
refused-no-database = Où est la base de données des serveurs pour lesquels réfléchir ? Dites-le avec --database, sous la forme postgresql://…
refused-no-own-address = Les autres serveurs de cette base de données ne trouveraient pas celui-ci : le nom de sa machine, { $machine }, ne mène nulle part. Dites avec --node où ils peuvent le joindre, sous la forme http://…
refused-cut-off = Cette table a perdu la liaison avec sa base de données : cela ne compte donc pas. Elle reprendra d’elle-même quand la liaison sera revenue ; essayez alors à nouveau.
refused-other-schema = Les données ont été écrites par une autre version de Splendide : leur schéma est { $found }, cette version lit le schéma { $known }.
refused-store-in-use = Un autre serveur utilise déjà le dossier { $folder }. Arrêtez-le, ou donnez un autre dossier à celui-ci.
refused-store-foreign = { $file } n’est pas un fichier où Splendide conserve quoi que ce soit, ou son début est abîmé. Rien n’y a été changé.
refused-store-damaged = { $file } est abîmé : on ne peut plus lire tout ce qui y était conservé. Rien n’y a été changé ; mettez votre dernière sauvegarde à sa place.
refused-store-read-only = Impossible d’écrire dans { $file } : seul son propriétaire, ou personne, en a le droit.
refused-unusable-file = Impossible d’utiliser { $file } : { system-reason }.
refused-no-store = Il n’y a pas de { $file } : rien n’a été conservé là.
refused-file-exists = { $file } existe déjà, et n’est pas remplacé.
refused-bad-database = La base de données est injoignable : ce n’est pas une adresse de PostgreSQL. --database en attend une comme postgresql://nom@machine/splendide.
refused-database-away = La base de données est injoignable : { $reason }
refused-database-foreign = Cette base de données contient des tables qui ne sont pas de Splendide. Donnez-lui une base à elle.
refused-database-in-use = Un serveur utilise cette base de données. Arrêtez-les tous avant d’importer.
refused-database-not-empty = Cette base de données contient déjà quelque chose. Importez dans une base vide.

refused-seat-taken = Quelqu’un est déjà assis là.
refused-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
refused-table-finished = La partie de cette table est terminée. Rejouez aux mêmes places, ou laissez l’hôte changer la table.
refused-match-running = Cela ne peut pas être changé pendant une partie.
refused-not-your-seat = Ce n’est pas votre place.
refused-bot-plays-on = Un robot joue à votre place. Reprenez-la d’abord.
refused-not-seated = Seules les personnes assises à cette table peuvent faire cela.
refused-not-away = Un robot ne peut remplacer qu’une personne absente.
refused-table-locked = L’hôte a fermé cette table : personne d’autre ne peut s’asseoir.
refused-no-spectators = L’hôte ne veut pas de spectateurs à cette table.
refused-no-heir = Seule une personne assise à la table peut en devenir l’hôte.
refused-conceded = Vous avez abandonné cette partie : un robot la joue jusqu’au bout.
refused-away-not-long = { $who } n’est pas loin depuis longtemps : un robot pourra continuer dans { $seconds } s.
refused-removed-home = Quelqu’un à votre adresse a été retiré de cette table : personne d’autre de là ne peut s’y asseoir.
refused-removed = L’hôte vous a retiré de cette table.
refused-no-such-page = { $page } n’est pas une page de la liste.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-seats-in-use = { $taken ->
    [one] Une place est prise
   *[other] { $taken } places sont prises
} : il ne peut pas y en avoir moins.
refused-empty-seats = { $empty ->
    [one] Une place est encore libre.
   *[other] { $empty } places sont encore libres.
}
refused-no-match = Aucune partie n’est en cours à cette table.
refused-stale-question = La table a avancé depuis : cette réponse est à une question qui n’est plus posée.
refused-unknown-phrase = « { $phrase } » ne fait pas partie des phrases de ce jeu.
refused-unknown-target = Il n’y a rien sur la table qui s’appelle « { $target } » et qu’on puisse montrer.
refused-chat-off = La discussion libre est fermée à cette table.
refused-no-chat = Il n’y a rien à lire là-dedans.
refused-long-chat = { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} à la fois au plus, s’il vous plaît.
refused-bad-nonce = La part de hasard doit avoir 32 chiffres hexadécimaux.

# Là où l'instant compte.

refused-touch-in-future = Ce geste aurait été fait après être arrivé ici, ce qui est impossible.
refused-touch-too-early = Ce geste a été fait avant que la donne présente puisse être vue : il ne compte pas.
refused-touch-held = Votre geste est déjà arrivé : il est en train d’être comparé à ceux des autres.
refused-not-a-race = « { $move } » n’est pas un coup dont l’instant compte.
refused-race-move = Avec « { $move } », c’est l’instant qui compte : il se joue comme un geste, non comme une réponse à une question.
refused-impossible-time = Ce coup ne peut pas avoir été joué à l’instant qu’il indique.

# People.

refused-bad-face = Un visage se décrit par huit chiffres hexadécimaux.
refused-unknown-code = Ce code n’est à personne, ou il a été retiré.
refused-no-such-short-code = Ce code ne mène à aucune table. Un code ne vaut que quelques minutes : demandez-en un nouveau à qui vous l’a donné.
refused-nobody-to-invite = Il n’y a personne à inviter : c’étaient des robots, ou des gens partis pour de bon.
picture-bot = un robot
picture-somebody = Quelqu’un
push-your-turn = { $game } : c’est à vous
push-with = Avec { $names }
preview-invites = { $name } vous invite à { $game }
preview-gathers = { $game } : une place pour vous
preview-plays = { $game } : { $names }
preview-won = Victoire à { $game } : { $names }
preview-played = { $game } : le résultat
preview-watch = Revoir la partie, coup par coup.
preview-join = Ouvrez le lien pour prendre place : rien à installer.
