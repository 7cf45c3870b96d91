# Les textes de l’enveloppe : tout ce qui entoure les plateaux.

house = Splendide
motto = De vrais jeux de table, à jouer ensemble
close = Fermer
loading = Un instant…
play = Jouer
take-back = Reprendre
undo = Annuler
undo-title = Annuler votre dernière étape tant que rien d’autre ne s’est passé (Ctrl+Z)
names-and = { $names } et { $last }
say-take-back = { $name } annule sa dernière étape.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

skip = Aller au contenu
to-lobby = Tous les jeux
language-name = Français
theme-to-dark = Couleurs sombres
theme-to-light = Couleurs claires
offline-title = Pas de connexion
offline-text = La table est injoignable. Vos parties y sont en sécurité : elles reprendront où elles en étaient dès votre retour.
offline-again = Réessayer
lost-title = Il n’y a rien à cette adresse
lost-text = Le lien est peut-être incomplet, ou la table a été rangée depuis longtemps.
lost-back = Vers les jeux

# L’accueil
your-name = Votre nom
name-saved = Désormais, vous êtes { $name }.
have-code = Un code ?
invite = Inviter des amis
play-anybody = Jouer avec qui est là
as-text = La position en texte
told-pair = { $what } : { $said }
may-now = Ce que vous pouvez faire maintenant
may-nothing = Rien pour l’instant : ce n’est pas à vous.
may-waiting = La table attend { $names }.
may = { $count ->
    [one] Un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
how-to-play = Règles
players-range = { $least } à { $most } joueurs
open-tables = Tables ouvertes
open-tables-pages = Pages de la liste
newer = Plus récentes
older = Plus anciennes
table-free = { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-ready = peut commencer
table-playing = partie en cours
table-over = partie finie
table-nobody = encore personne
bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
invited-by = { $name } vous invite à jouer à { $game }
invited = Vous êtes invité à jouer à { $game }
my-matches = Vos parties
waits-for = on attend { $names }
play-on = Continuer
played-lately = Jouées récemment
replay-short = Revoir
you-won = Gagné
you-lost = Perdu
join = Rejoindre
watch = Regarder
page-failed = Cette page n’a pas pu être chargée.
load-again = La charger de nouveau
house-unreachable = La maison ne répond pas. Nouvel essai…

# Places et joueurs
badge-you = vous
badge-away = absent
badge-replaced = robot en attendant
badge-waiting = : on attend son choix
bot-name = { $bot } { $seat }
bot-random = Moineau
bot-novice = Rouge-gorge
bot-greedy = Pie
bot-search = Chouette
bot-master = Corbeau
level-random = joue ce qui vient
level-novice = regarde, puis saute souvent ailleurs
level-greedy = prend ce qui brille
level-search = réfléchit plus loin
level-master = a déjà pensé à ce que vous pensez
seat-empty = Place libre
seat-number = Place { $seat }

settings = Langue, vitesse et couleurs
speed = Vitesse : { $speed }
speed-slow = lente
speed-normal = normale
speed-fast = rapide
kept-for-later = Pas de connexion pour l’instant : votre coup partira dès son retour.
not-connected = Pas de connexion pour l’instant : rien n’a été envoyé.
play-bots = Jouer contre des robots
play-solo = Jouer en solo
players-exactly = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}

# Avant une partie
who-plays = Qui joue ?
seat-sit = S’asseoir ici
seat-stand = Se lever
seat-remove = Retirer
seat-fill = Ajouter…
seat-fill-title = Qui s’assied ici ?
seat-bot = Un robot
seat-person = Quelqu’un à côté de vous, sur cet appareil
seat-add = Ajouter
their-name = Son nom
fill-bots = Des robots aux places libres
start = Commencer
start-ready = Tout le monde est là.
start-seated-only = Toute personne assise à la table peut lancer la partie.
start-full = Toutes les places sont prises.
start-full-watched = Toutes les places sont prises : vous regarderez la partie dès qu’elle commencera.
start-seats-free-standing = { $free ->
    [one] Une place est encore libre : asseyez-vous, ajoutez un robot, ou retirez la place avec −.
   *[other] { $free } places sont encore libres : asseyez-vous, ajoutez des robots, ou retirez des places avec −.
}
start-seats-free-host = { $free ->
    [one] Une place est encore libre : attendez quelqu’un, ajoutez un robot, ou retirez la place avec −.
   *[other] { $free } places sont encore libres : attendez les autres, ajoutez des robots, ou retirez des places avec −.
}
seat-level = Quel robot tient la place { $seat }
seat-less = Une place de moins
seat-more = Une place de plus
start-seats-free-guest = { $free ->
    [one] Une place est encore libre : attendez quelqu’un ou ajoutez un robot.
   *[other] { $free } places sont encore libres : attendez d’autres joueurs ou ajoutez des robots.
}
share-link = Envoyer le lien…
link = Envoyez ce lien, ou faites scanner l’image
link-copied = Le lien est copié.
copy-link = Copier le lien
qr = Code QR du lien vers cette table
short-code-make = Un code à dire à voix haute
short-code-how = Tapé sur la page d’accueil avant { $until }, il mène ici :
listed = Montrer cette table à tous dans l’accueil
is-public = L’accueil montre cette table à tout le monde.
is-private = Seules les personnes qui ont le lien viennent à cette table.
options = Réglages
seats = Joueurs
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

# Pendant une partie
compiling-card = Ses règles se préparent pour cet ordinateur, une seule fois. On peut déjà se réunir.
compiling-progress = Jeux prêts : { $ready } sur { $games }
compiling-table = Les règles se préparent pour cet ordinateur, une seule fois. La partie commencera d’elle-même d’ici une minute ou deux.
line-too-long = Votre connexion est plus lente que ce que la maison compense : dans les courses, vos contacts comptent { $late } ms plus tard que faits.
starting = On scelle le hasard…
sealed = Empreinte du hasard scellé, que ce navigateur garde et vérifie à la fin :
your-turn = À vous
since-few = Entre-temps : { $told }
since-many = Entre-temps, { $count ->
    [one] un coup a été joué
   *[other] { $count } coups ont été joués
}.
since-last = En dernier : { $told }
reconnecting = Connexion perdue : nouvelle tentative…
you-watch = Vous regardez la partie.
away = { $name } s’est absenté.
away-kept = Un robot pourra continuer dans { $seconds } s.
same-device = sur le même appareil que { $name }
same-device-match = { $name } joue sur le même appareil que { $beside }.
away-bot = Laisser un robot continuer
replaced = Un robot joue pour vous depuis votre absence.
replaced-back = Reprendre ma place
whose-screen = À qui est cet écran
pass-to = Passez l’appareil à { $name }
pass-why = Les autres détournent les yeux, s’il vous plaît : la suite est pour une seule personne.
pass-ready = Je suis { $name } : montrez
talk = Propos de table
talk-say = Dire un mot
talk-what = Que voulez-vous dire ?
talk-then = Montrez ensuite ce dont vous parlez.
talk-about = À propos : { $target }
talk-point = Montrer { $target }
talk-aim = Montrez ce dont vous parlez.
talk-mute = Ne plus l’entendre sur cet écran
cancel = Annuler
chat-allowed = Discussion libre
hints-allowed = Conseils (ces parties ne sont pas classées)
hint = Conseil
hint-title = Que ferait un professeur ? (H)
hint-rank = Conseil { $rank }
chat-write = Écrire à la table
chat-send = Envoyer
sounds = Sons
history = Ce qui s’est passé
plain-moves = Vos coups
plain-no-moves = Rien à choisir pour le moment.
plain-waiting = La table attend :
plain-position = La position

# Le temps de réflexion
time = Temps de réflexion
yes = oui
no = non
time-none = sans limite
time-relaxed = tranquille (5 min + 1 min)
time-normal = normal (2 min + 25 s)
time-fast = rapide (30 s + 10 s)
time-1-day = correspondance, 1 jour
time-3-days = correspondance, 3 jours
time-7-days = correspondance, 7 jours
time-how-bank = Chacun a une réserve, et un peu de temps par décision. Si les deux sont épuisés, un coup est joué à sa place. Contre des robots seuls, rien ne court.
time-how-days = Chacun a ce délai pour chaque décision, sans devoir rester ici. Au-delà, un coup est joué à sa place.
clock = Temps restant
clock-mine = Votre temps
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h
clock-short = Encore { $seconds } s pour votre décision.
time-up = Temps écoulé : { $names }
time-up-mine = Temps écoulé : un coup a été joué pour vous
history-late = { $told } (temps écoulé)

# Partir, et ce que peut l’hôte
table-menu = La table, partir…
table-menu-title = Cette table
leave-match = Partir pour l’instant
leave-follows = Un robot joue sous votre nom, et vous reprenez votre place quand vous voulez.
concede = Abandonner
concede-follows = Un robot joue votre place jusqu’au bout, sans retour possible. Les autres continuent.
conceded = Vous avez abandonné : un robot joue votre place jusqu’au bout.
has-left = Départ de { $name } : un robot joue sous ce nom.
has-conceded = Abandon de { $name } : un robot joue jusqu’au bout à sa place.
has-returned = { $name } est de retour.
new-host = { $name } est maintenant l’hôte de cette table.
idle = { $name } fait attendre la table depuis un moment.
host-tools = Pour vous, l’hôte
host-hand-over = Nommer hôte
host-remove = Exclure
host-remove-follows = Une personne exclue ne peut plus s’asseoir ici ; un robot prend sa place.
host-open = D’autres peuvent s’asseoir
host-watched = D’autres peuvent regarder
table-name = Nom de la table
table-no-name = aucun
is-removed = L’hôte vous a exclu de cette table : vous ne pouvez plus vous y asseoir.
is-locked = L’hôte a fermé cette table : personne d’autre ne peut s’asseoir.

# Après une partie
you-win = Vous gagnez !
you-share = Vous partagez la victoire avec { $names } !
you-share-together = Vous gagnez avec { $names } !
your-place = { $rank }e sur { $seats }
winner = { $names } gagne !
winners = { $names } se partagent la victoire !
winners-together = { $names } gagnent ensemble !
rematch = Rejouer
rematch-not = Ne pas rejouer
rematch-waits = On attend { $names }.
rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
rematch-without = Jouer sans { $names }
played-on = Les autres jouent une autre partie sans vous.
change-table = Changer la table
replay = Revoir la partie
record = Enregistrer la partie
receipt = Enregistrer ce que ce navigateur a vu
tie-break = { $value } pour départager
tie-broken = À égalité de points, il a fallu départager.
scores-explained = D’où viennent ces scores
final-position = La table à la fin
fair-kept = La partie concorde avec tout ce que ce navigateur a vu : le hasard était fixé avant son début, et rien n’a été réécrit
fair-broken = Le hasard ne découle pas de ce qui avait été promis à ce navigateur avant la partie
fair-rewritten = Ce qui s’est passé dans la partie a été réécrit après que ce navigateur l’a vu
fair-ignored = Le nombre de ce navigateur est arrivé trop tard pour être mêlé aux autres
fair-mine = Le nombre ajouté par ce navigateur
fair-unchecked = Comment vérifier le hasard de cette partie
fair-how = Avant le premier coup, la maison s’est engagée sur un secret en montrant son empreinte (SHA-256), puis le navigateur de chaque joueur a ajouté un nombre au hasard. Tous les dés et toutes les cartes en découlent : personne n’a pu les choisir.
fair-commitment = Empreinte montrée avant la partie
fair-secret = Secret dévoilé après
fair-all = Pour recalculer chaque dé et chaque carte, enregistrez la partie et ce que ce navigateur a vu, puis lancez
replay-of = Partie à revoir : { $game }
back-to-table = Vers la table
step = Étape
seen-by = Par les yeux de qui
seen-open = Tout à découvert
seen-by-one = Vu par { $name }
step-of = { $step } / { $steps }
first-step = La partie commence.
quiet-step = Ce qui s’est passé ici n’a été dit à personne.
example-back = Précédent
example-on = Suivant
step-back = Une étape en arrière
step-on = Une étape en avant
round-back = Une manche en arrière
round-on = Une manche en avant
replay-start = Lecture
pause = Pause
rules-of = Règles de { $game }

# Ce qu'un professeur dit d'une partie
analyse = Analyser cette partie
analysing = Un professeur regarde chaque décision…
analysis = Analyse
analysis-player = Joueur
analysis-accuracy = Précision
analysis-lost = Perdu
analysis-luck = Chance
analysis-curve-points = Les points que chacun pouvait attendre, étape par étape
analysis-curve-wins = Les chances de gagner de chacun, étape par étape
analysis-curve-plain = Les points, étape par étape
analysis-not-judged = La qualité des coups n’est pas jugée dans ce jeu : voici ce que chacun avait.
analysis-how = Précision : 100 si aucune décision n’a rien coûté. Une décision à la limite de l’erreur compte pour moitié, et plus l’enjeu était grand, plus elle compte.
analysis-how-luck = Chance : ce que les coups de la nature ont donné de plus qu’en moyenne.
analysis-weighted = Perdu : chaque décision compte comme si son joueur avait encore eu une chance équitable de gagner ; qui est mené peut ainsi perdre quelque chose aussi. La somme ne dit donc pas de combien ses chances ont baissé.
analysis-summed = Perdu : ce que toutes les décisions d’un joueur ont coûté ensemble.
analysis-deciding = Ce qui a décidé de la partie
analysis-nothing = Aucune décision n’a coûté grand-chose : la chance et les autres ont tranché.
analysis-here = Ce que le professeur dit de cette étape
analysis-mark-best = meilleur
analysis-mark-fine = bon
analysis-mark-inaccurate = imprécis
analysis-mark-mistake = erreur
analysis-possible = Le mieux que ces lancers permettaient : { $points }
analysis-possible-who = Tout étant connu
analysis-step = Étape { $step }
analysis-better-so = Fait autrement, cela aurait mieux valu, de { $lost }.
analysis-better = Ceci aurait mieux valu, de { $lost } : « { $told } »
analysis-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
analysis-of-a-win = { $amount } d’une victoire

# Exercices : des décisions de ses propres parties, à refaire
practice = S’exercer
practice-intro = Des positions de vos dernières parties où vous avez le plus perdu. Que joueriez-vous maintenant ?
practice-none = Rien à travailler pour l’instant : jouez une partie jusqu’au bout, et un professeur cherchera les décisions qui vous ont coûté le plus.
practice-looking = Un professeur regarde vos dernières parties…
practice-list = Exercices
practice-this = À refaire
practice-solved = résolu
practice-lost = { $mine ->
    [yes] Vous avez perdu { $lost } ici.
   *[no] { $name } a perdu { $lost } ici.
} Que jouer de mieux ?
practice-thinking = Le professeur compare…
practice-wrong = « { $told } » : cela coûterait { $lost }. Essayez encore.
practice-best = C’est le meilleur coup trouvé.
practice-fine = Aussi bon que le meilleur, ou presque.
practice-answer = La réponse : « { $told } »
practice-made = Joué alors :
practice-show = Voir la réponse
practice-again = Encore une fois
practice-next = Exercice suivant
practice-replay = Toute la partie

# Une première partie guidée
tutorial = Apprendre en jouant
tutorial-of = Première partie : { $game }
spacing = Lettres et lignes plus espacées
tutorial-on = Continuer
tutorial-restart = Recommencer
tutorial-watch = Regardez ce qui se passe…
tutorial-step = Étape { $step } sur { $steps }
tutorial-done = Vous avez joué votre première partie de { $game }

# Moi
me = Moi
somebody = Quelqu’un
face-choose = Choisir un autre visage
face-number = Visage { $number }
face-others = D’autres visages
my-statistics = Comment je joue
my-history = Mes parties
nothing-played = Ce que vous jouez jusqu’au bout se retrouve ici : résultats, rediffusions et vos progrès.
matches-played = Parties
matches-won = Gagnées
rating = Classement
points-over-time = Points, partie après partie
best-one = Record : { $value }
leaderboard = Tableau d’honneur
leaderboard-empty = Personne encore. Il est ouvert à qui s’est donné un nom : comptent les parties entre personnes que toutes jouent jusqu’au bout, sans conseils, et tout le monde commence à 1000.
people = Avec qui j’ai joué
matches-together = { $count ->
    [one] une partie ensemble
   *[other] { $count } parties ensemble
}
invite-again = Réinviter
invite-again-how = L’invitation paraît sur leur première page, pendant un jour.
decline = Pas maintenant
devices = Mes autres appareils
devices-how = Un lien ou un code vous permet d’être la même personne sur votre téléphone, à la maison et au travail : même nom, mêmes parties, même place.
code-make = Créer un lien et un code
code-new = En créer un autre, l’ancien s’éteint
code-revoke = Retirer le code
code-revoked = Le code ne sert plus à rien.
code-qr = Code QR du lien pour être vous
code-link = Lien pour être vous
code = Code
code-once = Il n’est montré que maintenant. Qui l’a, c’est vous : gardez-le pour vous, ou retirez-le.
sign-out-others = Déconnecter tous les autres appareils
others-signed-out = Vos autres appareils sont déconnectés, et le code est retiré.
code-enter = J’ai un code
resume = Continuer comme cette personne
resume-title = Continuer sur cet appareil ?
resume-leaves = Ce navigateur devient la personne du code. Celle qu’il est maintenant ({ $name }) reste en arrière : créez d’abord un code pour elle si vous voulez revenir.
push-title = Me dire que c’est à moi
push-how = Là où l’on a des jours pour jouer, ce navigateur peut vous dire que c’est votre tour, même si aucune page de cette maison n’est ouverte.
push-on = Me le dire
push-off = Ne plus rien me dire
push-is-on = Ce navigateur vous dit quand c’est à vous.
push-offer = Ce navigateur doit-il vous dire quand c’est à vous ?
push-denied = Votre navigateur ne doit pas montrer de notifications de cette maison. Ses réglages pour cette page peuvent changer cela.
push-unable = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, mettez d’abord cette page sur l’écran d’accueil et ouvrez-la de là.
push-failed = Le service de notifications de votre navigateur est injoignable. Réessayez plus tard.
my-data = Ce que cette maison sait de moi
listed-leader = Me montrer au tableau d’honneur
export = Tout sur moi en un fichier
delete-me = Me supprimer
delete-what = Votre nom, votre visage, vos classements et votre historique sont effacés pour de bon, sur tous vos appareils. Les parties avec d’autres leur restent, avec « Quelqu’un » à votre place ; dans une partie en cours, un robot prend votre place. Personne ne peut revenir là-dessus.
delete-surely = Me supprimer pour de bon

# Partager
share-result = Partager le résultat
picture-of-result = Qui a joué, et comment cela a fini
result-link = Le lien montre le résultat, et la partie entière
save-picture = Enregistrer l’image
