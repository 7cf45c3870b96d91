title = Splash ! La tour
pitch = Tendez à votre voisin la pire des pièces, et regardez sa main trembler au-dessus de la tour.
summary = Qui donne choisit une pièce, son voisin de gauche la pose sur la plus haute pièce libre de sa forme ou de sa couleur, puis donne à son tour. Si quelque chose tombe, qui a donné gagne une goutte, et qui a posé reprend jusqu’à trois pièces. Trois gouttes font gagner, et une réserve vide aussi, si la tour tient.

option-hand = La main qui tient une pièce
option-hand-child = tremble deux fois moins et a 40 secondes
option-hand-normal = tremble et a 20 secondes
option-hand-steel = tremble bien plus : pour nerfs d’acier
option-hand-none = ne tremble pas et n’est pas pressée
option-teams = Équipes de deux, assis face à face (à 4 ou 6 joueurs seulement)

# Les pièces

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
shape-cube = grand cube
shape-small = petit cube
shape-plate = plaque
shape-stick = bâton
shape-prism = octogone
piece = { $shape ->
    [plate] plaque { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[purple] violette
    }
   *[other] { $shape ->
        [cube] grand cube
        [small] petit cube
        [stick] bâton
       *[prism] octogone
    } { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[purple] violet
    }
}
face-flat = couchée
face-upright = debout

# Selon quelle règle on donne, et pourquoi telle pièce ne peut pas l’être

giving-first = La table est vide : donnez n’importe laquelle de vos pièces, elle sera la base.
giving-own = Donnez une de vos pièces qui a la forme ou la couleur d’une pièce découverte de la tour.
giving-others = Aucune de vos pièces ne convient. Prenez-en une qui convient à un autre joueur et donnez-la.
giving-any-own = Personne n’a de pièce qui convient : donnez n’importe laquelle des vôtres.
giving-any = Personne n’a de pièce qui convient et votre réserve est vide : donnez n’importe quelle pièce, de n’importe qui.
why-have-fitting = Elle n’a ni la forme ni la couleur d’une pièce découverte, et vous en avez une qui convient.
why-others-have-fitting = Elle n’a ni la forme ni la couleur d’une pièce découverte, et un autre joueur en a une qui convient.
why-own-first = Elle est à quelqu’un d’autre, et vous avez vous-même une pièce qui convient.
why-not-fitting = Elle n’a ni la forme ni la couleur d’une pièce découverte, et d’autres pièces conviennent.
why-own-any = Elle est à quelqu’un d’autre, et vous pouvez donner une des vôtres.

# Ce que les règles refusent

refused-tower-no-such-piece = Il n’y a pas de pièce « { $piece } » : dites la couleur et la forme en anglais, par exemple « blue-stick ».
refused-tower-not-in-a-reserve = La pièce { $piece } n’est dans la réserve de personne.
refused-tower-have-fitting = La pièce { $piece } n’a ni la forme ni la couleur d’une pièce découverte de la tour, et vous avez une pièce qui convient.
refused-tower-others-have-fitting = La pièce { $piece } n’a ni la forme ni la couleur d’une pièce découverte de la tour, et un autre joueur a une pièce qui convient : prenez-la.
refused-tower-own-first = La pièce { $piece } est à quelqu’un d’autre. Vous avez vous-même une pièce qui convient : donnez-la.
refused-tower-not-fitting = La pièce { $piece } n’a ni la forme ni la couleur d’une pièce découverte de la tour, et d’autres pièces conviennent.
refused-tower-own-any = La pièce { $piece } est à quelqu’un d’autre. Vous pouvez donner une des vôtres.
refused-tower-not-an-aim = « { $move } » ne dit pas où poser. On donne la face, les millimètres, les degrés et les secondes, par exemple « place flat 0.5 -1.2 45 at 3.21 » : au plus fin un dixième de millimètre, un demi-degré (de 0 à 359.5) et un millième de seconde.
refused-tower-off-the-table = C’est en dehors de la table.
refused-tower-off-the-middle = C’est trop loin : la base d’une tour se pose près du milieu de la table.
refused-tower-off-the-target = C’est à côté de la cible : la pièce doit être posée sur { $target }.
refused-tower-inside-another = Il y a déjà une pièce : deux ne peuvent pas être au même endroit.
refused-tower-bad-face = La pièce { $piece } ne peut pas être posée ainsi ({ $face }).
refused-tower-out-of-time = La main ne peut pas lâcher après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} : elle tient une pièce { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
} au plus.
refused-tower-no-countdown = Cette main n’a pas de compte à rebours : elle lâche toujours « at 0 ».
refused-tower-not-fallen = La pièce { $piece } n’est pas tombée : on ne garde que des pièces tombées.
refused-tower-too-many-kept = Cela fait { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} : on en garde { $most } au plus, les autres retournent dans la boîte.
refused-tower-too-few-kept = { $pieces ->
    [one] Cela ne fait qu’une pièce
   *[other] Cela ne fait que { $pieces } pièces
} : il faut en garder { $most }.

# La feuille de score

score-form = Écrivez sur l’entrée standard une ligne par tour : « stands » si la tour tient ou « falls 5 » si cinq pièces tombent, avec « from 3 » si la pièce vient de la réserve du joueur 3 ; « collapse 4 » si personne ne posait, « collapse 4 by 2 » si le joueur 2 l’a fait tomber.
score-player = Joueur { $player } : { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}, { $drops ->
    [one] { $drops } goutte
   *[other] { $drops } gouttes
}
score-tower = { $tower ->
    [one] { $tower } pièce debout
   *[other] { $tower } pièces debout
}, { $box ->
    [one] { $box } dans la boîte.
   *[other] { $box } dans la boîte.
}
score-next = Le joueur { $giver } donne une pièce au joueur { $placer }.
score-winners = { $count ->
    [one] Le joueur { $players } gagne
   *[other] Les joueurs { $players } gagnent
} : { $how ->
    [drops] trois gouttes.
   *[reserve] la dernière pièce d’une réserve tient debout.
}
refused-tower-score-line = « { $text } » est illisible. Écrivez une ligne par tour : « stands » si la tour tient ou « falls 5 » si cinq pièces tombent, avec « from 3 » si la pièce vient de la réserve du joueur 3 ; « collapse 4 » si personne ne posait, « collapse 4 by 2 » si le joueur 2 l’a fait tomber.
refused-tower-score-player = Il n’y a pas de joueur { $player }, vous n’êtes que { $players }.
refused-tower-score-no-pieces = Le joueur { $player } n’a plus de pièces. Dites à qui était la pièce, par exemple « stands from 2 ».
refused-tower-score-fall = { $fallen ->
    [one] { $fallen } pièce ne peut
   *[other] { $fallen } pièces ne peuvent
} pas tomber d’une tour de { $tower } : l’une d’elles est la nouvelle base.
refused-tower-score-over = La partie était déjà finie.
refused-tower-teams = À { $players }, on ne peut pas former d’équipes de deux assis face à face : il faut être 4 ou 6.

# Le plateau
the-piece = { $shape ->
    [plate] la { piece }
    [prism] l’{ piece }
   *[other] le { piece }
}
stage = La tour
players = Les joueurs et leurs pièces
round = { $turn ->
    [0] Le début
   *[other] Tour nº { $turn } · { $height } mm
}
scene = { $pieces ->
    [0] La table est vide.
    [one] Une pièce est posée sur la table, { $height } mm de haut.
   *[other] Une tour de { $pieces } pièces, { $height } mm de haut.
}
heap = Les pièces que personne n’a encore prises
heap-piece = Prendre { $piece }
heap-gone = Déjà dans une réserve : { $piece }
share = Répartir les pièces
sharing = On choisit pour vous…
picker = prend
whole = Toute la tour, vue de côté
giver = donne
placer = pose
team = Équipe { $team }
drops = { $drops ->
    [one] { $drops } goutte sur { $needed }
   *[other] { $drops } gouttes sur { $needed }
}
pieces-left = { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
give-piece = Donner { $piece }
give-not = { $piece } : impossible à donner maintenant
boxed = { $pieces ->
    [one] Une pièce dans la boîte
   *[other] { $pieces } pièces dans la boîte
}
quality = Image
quality-auto = automatique
quality-high = soignée
quality-low = simple
no-depth = Ce navigateur ne dessine pas en 3D. L’image vue de dessus et celle-ci, de côté, montrent tout ce qu’il faut.

# La main
controls = La pièce dans votre main
lift = Soulever la pièce
release = Lâcher
flip = Retourner
turn-left = Tourner vers la gauche
turn-right = Tourner vers la droite
move-left = Déplacer vers la gauche
move-right = Déplacer vers la droite
move-away = Éloigner
move-near = Rapprocher
hint-keys = Glissez ou utilisez les flèches pour déplacer (Maj : finement), la molette ou Q et E pour tourner, F pour l’autre face, la barre d’espace pour lâcher, C pour tourner autour.
hint-fingers = Déplacez-la d’un doigt, tournez-la avec deux.
inset = La cible vue de dessus
countdown = Secondes restantes
look = Tourner autour de la tour
look-left = Regarder de plus à gauche
look-right = Regarder de plus à droite
look-up = Regarder de plus haut
look-down = Regarder de plus bas
off-left = { $mm } mm à gauche
off-right = { $mm } mm à droite
off-away = { $mm } mm trop loin
off-near = { $mm } mm trop près
off-middle = Au-dessus du milieu
off-turned = tournée de { $degrees }°, { $face }
seconds-left = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

# Ce qui se passe
now-pick = { $name } prend une pièce dans le tas.
now-pick-you = Prenez une pièce : ce sont celles dont vous devrez vous défaire.
now-give = { $name } choisit une pièce que { $to } devra poser.
now-give-you = Choisissez une pièce que { $to } devra poser.
now-lift = { $name } reçoit { $piece }, à poser sur { $target }.
now-lift-you = Posez { $piece } sur { $target }. { $seconds ->
    [one] La seconde commence
   *[other] Les { $seconds } secondes commencent
} quand vous soulevez la pièce.
now-lift-table = { $name } reçoit { $piece } et commence la tour.
now-lift-table-you = Commencez la tour avec { $piece }. { $seconds ->
    [one] La seconde commence
   *[other] Les { $seconds } secondes commencent
} quand vous soulevez la pièce.
now-place = { $name } pose { $piece } sur { $target }.
now-place-you = Posez { $piece } sur { $target }, qui brille, et lâchez quand votre main est juste au-dessus.
now-place-table = { $name } pose { $piece } sur la table.
now-place-table-you = Posez { $piece } sur la table, et lâchez.
now-settle = Tiendra, tiendra pas ?
now-base = { $name } choisit sur quoi se bâtit la nouvelle tour.
now-base-you = Choisissez sur quoi se bâtit la nouvelle tour.
now-keep = { $name } choisit { $keep } des pièces tombées.
now-keep-you = Choisissez { $keep } des pièces tombées : elles vont dans votre réserve, les autres dans la boîte.
now-over-reserve = { $name } n’a plus de pièce, et la tour tient.
now-over-drops = { $name } a trois gouttes.
base-choose = Bâtir sur { $pieces }, { $height } mm
keep = Garder celles-ci ({ $kept } sur { $keep })
last-stood = Ça tient : { $piece }.
last-fell = { $fallen ->
    [one] Une pièce est tombée.
   *[other] { $fallen } pièces sont tombées.
}
last-touched = La pièce touche aussi { $other } : cela compte comme une chute.
last-no-room = Impossible de poser { $piece } sur { $target }, d’autres pièces gênent : cela compte comme une chute.
last-missed = La pièce est tombée, elle seule.
last-drop = Une goutte pour { $giver } !
again = Encore, au ralenti
skip = Continuer

# Ce qui s’est passé
say-take = { $name } prend { $piece }.
say-give = { $name } donne à { $to } { $piece }.
say-lift = { $name } soulève la pièce.
say-sway = La main se met à balancer.
say-place = { $name } lâche.
say-stood = La tour tient.
say-fell = { $fallen ->
    [one] Une pièce tombe : { $pieces }.
   *[other] { $fallen } pièces tombent : { $pieces }.
}
say-settle = La tour s’immobilise.
say-base = { $name } bâtit sur { $piece }.
say-keep = { $name } garde { $pieces }.

# La fin
result-reserve = { $name } a donné toute sa réserve, et la tour tient.
result-drops = { $name } a trois gouttes : trois tours sont tombées avec des pièces venues de sa main.
scores-explained = Ce qui reste à chacun
result-player = Joueur
result-reserve-left = Pièces restantes
result-drops-got = Gouttes
result-team = Équipe
result-peak = La plus haute tour de cette partie : { $height } mm.

# Pourquoi un coup vaut mieux qu’un autre
why-stands = Là, la tour tient plus sûrement : le poids reste plus loin de chaque bord.
why-awkward = Il laisse au suivant un sommet malcommode.
why-falls = Le voisin a moins de chances de bien poser cette pièce.
why-last = Il tient compte des réserves qui s’épuisent : la dernière pièce d’une réserve, si elle tient, fait gagner.
why-plan = Il prévoit quelle réserve sera vide la première : il rapproche de sa fin la vôtre ou celle de votre équipe, ou prend à qui il reste beaucoup de pièces.
why-stuck = Le voisin, qui donnera ensuite, n’aura rien à lui qui aille dessus, et sa réserve restera telle quelle.
why-variety = Il vous laisse plus de formes et de couleurs, et de quoi gêner les autres.

# La première partie guidée
tutorial-take = D’abord chacun prend des pièces à son tour, jusqu’à ce que tout soit partagé : cinq formes, six couleurs. Prenez le cube rouge ; nous prenons les autres pour vous.
tutorial-give = Votre voisin doit poser ce que vous donnez : tout l’art est là. Commencez en douceur par la plaque rouge, la base de la tour.
tutorial-rule = On vous a donné une plaque bleue. Elle va sur la plus haute pièce libre de la même forme ou de la même couleur : celle qui brille.
tutorial-place = Amenez la pièce au-dessus du milieu, au doigt, à la souris ou avec les flèches, et lâchez. À une vraie table, la main tremble. La gravité décide si cela tient.
tutorial-place-again = Cela tient, et un petit cube est venu dessus. Maintenant un grand cube sur le petit : bien au milieu !
tutorial-awkward = Bien bâti ! Pour vous, nous avons donné un long bâton à votre voisin. Plus la pièce est malcommode, mieux c’est pour vous. Regardez ce qu’il en fait.
tutorial-drop = C’est tombé, et c’est vous, qui aviez donné, qui gagnez une goutte. Votre voisin reprend jusqu’à trois pièces tombées. Trois gouttes font gagner.
tutorial-end = On gagne avec trois gouttes, ou quand sa dernière pièce est posée et que la tour tient. La main se règle : enfant, normale, d’acier ou aucune.

figure-height = La plus haute tour
figure-height-value = { $value } mm

# Ce qu’on peut faire, et la tour en mots
may-take = Prendre une pièce dans le tas, une des { $count }.
may-give = Donner une pièce à votre voisin de gauche : { $count ->
    [one] une seule peut l’être.
   *[other] { $count } peuvent l’être.
}
may-lift = Soulever la pièce reçue : son compte à rebours commence alors.
may-place = Déplacer et tourner la pièce au-dessus de sa cible, et lâcher.
may-base = Choisir sur quoi bâtir la nouvelle tour.
may-keep = Choisir lesquelles des pièces tombées vous gardez.
told-covered = { $piece }, le sommet à { $height } mm
told-uncovered = { $piece }, le sommet à { $height } mm, rien dessus
told-held = Dans la main : { $piece }, à poser sur : { $target }
told-table = la table
