title = Splash !
pitch = Passez des cartes à gauche jusqu’à ce que quelqu’un en ait quatre pareilles, puis attrapez un dauphin : il en manque un.
summary = Au signal, chacun passe une carte à gauche, jusqu’à ce que quelqu’un ait un carré et touche un dauphin : alors tous se servent, et il en manque un. Un dauphin vaut une lettre de S‑P‑L‑A‑S‑H, quatre cartes SPLASH! une de plus. Si quelqu’un touche trop tôt, tous les autres gagnent une lettre.

option-game = Jeu
option-game-basic = De base : quatre cartes, tous passent à l’appel
option-game-advanced = Avancé : les quarante cartes, cinq en main, chacun passe sans attendre
option-pace = Qui dit « Passez ! »
option-pace-dealer = Le donneur
option-pace-tempo = La table, de plus en plus vite (notre ajout)
option-pace-calm = Personne : jeu calme, sans horloge (notre ajout)
option-limit = Temps pour une carte ou un appel
option-limit-4 = 4 secondes
option-limit-6 = 6 secondes
option-limit-10 = 10 secondes

# Ce qui est refusé.

refused-dolphins-between-deals = Il n’y a pas de dauphin à toucher maintenant : la donne suivante n’a pas commencé.
refused-dolphins-none-left = Il ne reste plus de dauphin : trop tard.
refused-dolphins-touched-already = Votre main est déjà sur un dauphin.
refused-dolphins-hands-are-out = Les mains sont sur les dauphins : on ne passe pas de carte avant que ce soit fini.
refused-dolphins-not-in-hand = Vous n’avez pas cette carte : { $card }.
refused-dolphins-not-called = Attendez l’appel : personne ne passe de carte avant.
refused-dolphins-passed-already = Vous avez passé une carte : attendez la suivante avant d’en passer une autre.
refused-dolphins-no-room = Votre voisin de gauche n’a pas encore de place pour d’autres cartes.
refused-dolphins-cannot-happen = « { $move } » ne peut pas arriver ici.

# Cartes et lettres.

card-splash = SPLASH !
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
letter-1 = S
letter-2 = P
letter-3 = L
letter-4 = A
letter-5 = S
letter-6 = H

# Ce qui s’est passé.

say-dealer = { $name } donne en premier.
say-deal-mine = { $card } est pour vous.
say-drawn = { $card } vient de la pioche.
say-call = { $name } dit « Passez ! »
say-call-table = « Passez ! »
say-pass = { $name } passe { $card } à gauche.
quiet-step = Des cartes passent à gauche.
say-touch = { $name } touche un dauphin !
say-touch-level = { $name } touche un dauphin au même instant !
say-react = { $name } : { $time } ms.
say-lots = Le sort désigne { $name }.
say-back = Faux départ ! Qui n’a pas bougé et peut gagner reçoit une lettre.
say-over = La course est finie.
why-dolphin = un dauphin
why-bonus = quatre cartes SPLASH !
why-capped = rien de plus pour quatre cartes SPLASH ! : il ne manquait qu’une lettre
why-false-start = { $times ->
    [one] un faux départ sans bouger
   *[other] { $times } faux départs sans bouger
}
why-not-tied = seuls les joueurs à égalité reçoivent des lettres dans une donne supplémentaire

# Le résultat : des lettres là où d’autres jeux comptent des points.

points = { $points ->
    [one] { $points } lettre
   *[other] { $points } lettres
}
result-race = { $name } gagne la lettre décisive à la donne { $deal }, avec un dauphin.
result-false-start = Faux départ à la donne { $deal } ({ $names }) : la lettre décisive va à { $name }.
scores-explained = D’où viennent les lettres

# La feuille de résultats.

score-form = Écrivez sur l’entrée standard ce qui s’est passé à chaque donne, les joueurs comptés à partir de 1, ainsi : {"{"}"players": 4, "deals": [{"{"}"dolphins": [1, 2, 4], "splash": 2, "false_starts": [[3]]{"}"}]{"}"}
score-player = Joueur { $player } : { $word } ({ $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
})
score-winner = Le joueur { $player } gagne.
score-tied = Égalité : donnes supplémentaires avec deux dauphins, que seuls les joueurs { $players } peuvent gagner.
score-open = Personne n’a encore écrit le mot entier.
refused-dolphins-score-shape = Écrivez ce qui s’est passé ainsi : {"{"}"players": 4, "deals": [{"{"}"dolphins": [1, 2, 4], "splash": 2, "false_starts": [[3]]{"}"}]{"}"}. Ce qui est arrivé n’est pas écrit ainsi.
refused-dolphins-score-player = Donne { $deal } : il n’y a pas de joueur { $player } parmi { $players }.
refused-dolphins-score-nobody = Donne { $deal } : un faux départ est de quelqu’un, sa liste ne peut donc pas être vide.
refused-dolphins-score-twice = Donne { $deal } : personne ne peut être nommé deux fois dans une liste.
refused-dolphins-score-splash = Donne { $deal } : le joueur { $player } n’a pas de dauphin, quatre cartes SPLASH ! ne rapportent donc rien.
refused-dolphins-score-dolphins = Donne { $deal } : { $found ->
    [one] { $found } dauphin
   *[other] { $found } dauphins
}, c’est trop, il y en avait { $most }.
refused-dolphins-score-broken-off = Donne { $deal } : un faux départ l’a terminée, il n’a donc plus rien pu s’y passer.
refused-dolphins-score-over = Donne { $deal } : la partie était déjà gagnée avant.

# Le plateau
board-deal = Donne { $number }
board-mine = Ma place à la table
board-hand = Mes cartes
board-no-cards = Aucune carte en main pour le moment.
board-letters = { $letters ->
    [0] Aucune lettre pour l’instant
    [one] { $letters } lettre de SPLASH
   *[other] { $letters } lettres de SPLASH
}
board-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
board-pile = { $cards ->
    [one] { $cards } carte en attente
   *[other] { $cards } cartes en attente
}
board-dealer = donneur
board-you-deal = vous donnez
board-ready = a choisi une carte
board-seconds = { $seconds } s
board-new = reçue
board-fresh = vient d’arriver
board-chosen = choisie
board-pass-card = { $card } : la passer à { $name }, touche { $key }
board-discard-card = { $card } : la défausser, touche { $key }
board-to-discards = Défausse
board-discards = { $cards ->
    [0] Aucune carte défaussée pour l’instant
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}
board-dolphin = Dauphin { $number } : le toucher
board-dolphin-held = Dauphin { $number } : la main de { $name } est dessus
board-call = Passez !
board-touch = Toucher
board-touch-chosen = Vous toucherez
board-you-give = Vous donnez à
board-gives-you = Vous recevez de
board-from-stock = la pioche
board-grab = Attraper !
board-count-in = Première donne dans { $seconds }
board-rerun = La prise, { $times ->
    [one] à vitesse réelle
   *[other] { $times } fois plus lente
}
board-sheet = Lettres
board-stock = Pioche : { $stock } · Défausse : { $discards }
board-next-deal = { $name } distribuera les prochaines cartes.
board-again = Revoir la dernière ruée
board-skip = Continuer
board-keys =
    Touches : 1 à 5 passent une carte, R maintenue tend la main, G attrape.
    Ou survolez le bassin et pressez un dauphin ; lancez une carte vers la gauche.
    Tendre la main sans toucher est une feinte, et c’est permis.
board-keys-dealer =
    Touches : C annonce, 1 à 5 passent une carte, R maintenue tend la main, G attrape.
    Ou survolez le bassin et pressez un dauphin ; lancez une carte vers la gauche.
    Tendre la main sans toucher est une feinte, et c’est permis.
board-keys-calm =
    Touches : 1 à 5 choisissent une carte, G choisit de toucher.
    Rien ne presse : les temps de réaction sont tirés au sort.
board-latency = Votre connexion met { $ms } ms ; les prises sont corrigées d’autant.
board-tie = Départage : { $dolphins ->
    [one] { $dolphins } dauphin
   *[other] { $dolphins } dauphins
} pour tout le monde, et seuls { $names } peuvent gagner.

# Le plateau : ce qui se passe maintenant
board-now-dealer = Qui donne en premier ?
board-now-deal = { $name } distribue les cartes.
board-now-tempo = La table va annoncer « Passez ! »
board-now-tempo-soon = La table va annoncer « Passez ! » : choisissez déjà une carte, et surveillez les mains.
board-now-tempo-chosen = Votre carte est prête pour le prochain « Passez ! » Surveillez les mains.
board-now-call = { $name } va annoncer « Passez ! »
board-now-call-soon = { $name } va annoncer « Passez ! » Choisissez déjà une carte.
board-now-call-chosen = Votre carte est prête pour le « Passez ! » de { $name }. Surveillez les mains.
board-now-call-you = Vous donnez : annoncez « Passez ! » quand vous voulez.
board-now-pass = Il manque encore une carte : { $names }.
board-now-pass-you = Passez ! Choisissez une carte pour { $name }.
board-now-chosen = Votre carte est prête. Il manque encore : { $names }.
board-now-stream = Les cartes tournent sans annonce.
board-now-stream-you = Passez une carte à { $name } : vous en avez cinq.
board-now-stream-discard = Défaussez une carte : vous en avez cinq, et le donneur pioche.
board-now-calm-you = Choisissez une carte pour { $name }, ou touchez un dauphin.
board-now-calm-discard = Choisissez une carte à défausser, ou touchez un dauphin.
board-now-grab = Quelqu’un se jette sur un dauphin !
board-now-grab-you = Attrapez un dauphin ! À moins que ce ne soit un faux départ…
board-now-touched = Votre main est dessus. Que feront les autres ?

# Le plateau : comment une donne s’est terminée
board-last = Fin de la donne { $number }
board-slower = { $times ->
    [one] en vitesse réelle
   *[other] { $times } fois plus lent
}
board-end-given-up = Les cartes tournent depuis des heures, et personne ne s’est jeté sur un dauphin.
board-end-false-start = Un faux départ a décidé de la donne.
board-four = { $name } avait un carré de { $card }
board-first = en premier
board-after = { $ms } ms
board-caught = en a un
board-none = pas de dauphin
board-plus-letters = { $letters ->
    [one] + { $letters } lettre
   *[other] + { $letters } lettres
}
board-no-letter = aucune lettre
board-false-start = Faux départ !
board-false-by = Faux départ : { $names } !
board-false-letters = { $count ->
    [one] N’a pas bougé et reçoit une lettre : { $kept }.
   *[other] N’ont pas bougé et reçoivent une lettre : { $kept }.
}
board-false-others = Une lettre pour chacun des autres.
board-false-nobody = Qui peut gagner a bougé : personne ne reçoit de lettre.
board-ended-letters = SPLASH est complet.
board-ended-given-up = Plus personne ne se jette sur les dauphins : la partie s’arrête là, et le plus de lettres gagne.
board-explained = Une lettre par dauphin attrapé, une de plus avec quatre cartes SPLASH !, et une pour n’avoir pas bougé lors d’un faux départ.

# Pourquoi un coup vaut mieux qu’un autre
why-letters = Jouée jusqu’au bout, la donne vous rapporte ainsi plus de lettres.
why-kept = Il donne une carte dont vous avez moins besoin.
why-splash = Il garde les cartes Splash !, dont quatre valent deux lettres.
why-four = Vous avez quatre cartes identiques : touchez !
why-still = Toucher sans quatre cartes identiques donnerait une lettre à tous les autres.

# La première partie guidée
tutorial-cards = Chacun tient quatre cartes et veut un carré. Dans le bassin, trois dauphins pour quatre joueurs : quelqu’un n’en aura pas.
tutorial-pass = Tous passent une carte à gauche en même temps. Vous avez trois 9 : passez le 10.
tutorial-pass-again = Un 8 est arrivé. Il ne vous sert pas non plus : passez-le.
tutorial-grab = Quatre 9 ! Touchez un dauphin, et tous les autres se jetteront sur ceux qui restent.
tutorial-letters = Qui a pris un dauphin gagne une lettre de S‑P‑L‑A‑S‑H. Le plus lent n’a rien eu. Le premier à écrire le mot gagne.
tutorial-still = Une nouvelle donne. Une main au-dessus du bassin peut bluffer : ne touchez que si quelqu’un tient un carré. Vous, pas encore : passez le 8.
tutorial-false-start = Faux départ ! Quelqu’un a touché alors que personne n’avait de carré. Tous ceux qui sont restés calmes gagnent une lettre, et la donne continue.
tutorial-splash = Trois cartes SPLASH! : la quatrième vaudrait plus que tout autre carré. Passez encore le 8.
tutorial-bonus = Quatre cartes SPLASH! donnent une deuxième lettre avec le dauphin. Touchez-en un !
tutorial-meanwhile = Deux lettres d’un coup. Jouons quelques donnes pour vous, jusqu’à ce qu’il ne vous en manque qu’une.
tutorial-last = De nouveau quatre 9, et une seule lettre à gagner. Touchez !
tutorial-end = Vous avez gagné dans le calme. À une vraie table c’est une course : le donneur crie « passez ! », les mains planent sur le bassin, et chacun touche quand il l’ose. La partie calme est aussi dans les réglages.

figure-reaction = Réaction à un toucher, la médiane
figure-reaction-value = { $value } ms

# Ce qu’on peut faire, et le bassin en mots
may-call = Dire « Passez ! », quand vous voulez : c’est vous qui donnez.
may-pass = Choisir une carte à passer ; tant que tous n’ont pas choisi, vous pouvez en prendre une autre.
may-touch = Toucher un dauphin. Si personne ne tient quatre cartes pareilles, c’est un faux départ, et les autres reçoivent une lettre.
told-dolphin = Dauphin { $number } : libre
