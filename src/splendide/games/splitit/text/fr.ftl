title = Split it!
pitch = Coupez une rangée de cartes en trois, pariez en secret sur une part, et espérez y être seul.
summary = Qui coupe partage la ligne en trois zones, et chacun mise sur l’une d’elles en secret. Qui y est seul prend ses cartes ; ce qui est disputé est coupé à nouveau, ce que personne ne veut est écarté. À la fin, la plus longue colonne de chaque nombre rapporte ce nombre.

option-discard = À deux, une zone est défaussée
option-discard-every = après chaque partage en trois
option-discard-first = après le premier partage du tour

# Ce que les règles refusent.

refused-splitit-one-separator = Il ne reste que deux cartes : dites quel séparateur va entre elles, « split white|pink » ou « split pink|black ».
refused-splitit-two-separators = Il y a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la rangée : elle se partage en trois zones, par exemple « split 1|1|{ $black } ».
refused-splitit-not-the-row = Ce partage compte { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
}, la rangée en a { $cards }.
refused-splitit-empty-zone = Chaque zone doit avoir au moins une carte.
refused-splitit-already-won = Vous avez déjà gagné des cartes dans ce tour : vous parierez de nouveau au suivant.
refused-splitit-nothing-on-white = La zone blanche n’a pas de carte sur laquelle parier.
refused-splitit-nothing-on-pink = La zone rose n’a pas de carte sur laquelle parier.
refused-splitit-nothing-on-black = La zone noire n’a pas de carte sur laquelle parier.
refused-splitit-no-such-column = Vous n’avez pas de colonne de { $value } : un joker n’en ouvre jamais.
refused-splitit-not-in-the-deck = { $move } est impossible : la pioche n’a plus cette carte.

# Le compte des points.

score-form = Écrivez sur l’entrée standard la longueur de chaque colonne de chaque joueur, jokers compris, ainsi : {"{"}"players": [{"{"}"8": 3, "5": 1{"}"}, {"{"}"2": 1{"}"}]{"}"}
score-player = { $rank }. Joueur { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
score-winners = { $count ->
    [one] Le joueur { $players } gagne.
   *[other] Les joueurs { $players } se partagent la victoire.
}
refused-splitit-score-shape = Écrivez les colonnes ainsi : {"{"}"players": [{"{"}"8": 3, "5": 1{"}"}, {"{"}"2": 1{"}"}]{"}"}. Ce qui est arrivé n’est pas écrit ainsi.
refused-splitit-score-value = Il n’y a pas de colonne « { $value } » : les colonnes vont de 1 à 10.
refused-splitit-score-length = Le joueur { $player } ne peut pas avoir une colonne de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de valeur { $value } : au plus { $most }, jokers compris.
refused-splitit-score-columns = Il ne peut pas y avoir { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} de { $value } : la boîte a { $most ->
    [one] { $most } seule carte
   *[other] { $most } cartes
} de cette valeur, et un joker n’ouvre jamais de colonne.
refused-splitit-score-jokers = Ces colonnes demandent { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, la boîte en a { $most }.

# Le plateau
row = La rangée
round-of = Tour { $round } sur { $rounds }
zone-white = Blanche
zone-pink = Rose
zone-black = Noire
joker = joker
separator-0 = Séparateur entre la blanche et la rose
separator-1 = Séparateur entre la rose et la noire
separator-at = entre { $left } et { $right }
separator-which = Quel séparateur va entre les deux cartes ?
split = Partager ici
bet-on = Parier : { $zone }
bet-which = Choisissez où parier
discard-on = Défausser : { $zone }
discard-which = Choisissez la zone à défausser
bets = Cartes de pari :
bet-missing = { $name } n’a pas encore parié
bet-down = { $name } a parié, face cachée
bet-up = { $name }
go-on = Continuer
jokers-place = { $jokers ->
    [one] Un joker à placer
   *[other] { $jokers } jokers à placer
}
joker-on = Sur la colonne de { $value }, { $cards ->
    [one] { $cards } carte pour l’instant
   *[other] { $cards } cartes pour l’instant
}

# Ce qui se passe, et pourquoi
now-turn = On retourne les cartes.
now-split = { $splitter } partage la rangée en trois zones.
now-split-you = Partagez la rangée : faites glisser les deux séparateurs, ou cliquez entre deux cartes. Chaque zone a besoin d’une carte.
contested-stay = { $cards ->
    [one] { $cards } carte était disputée et reste.
   *[other] { $cards } cartes étaient disputées et restent.
}
now-again = { contested-stay } { $splitter } les partage de nouveau ; parient ceux qui n’ont pas encore de carte : { $names }.
now-again-you = { contested-stay } Partagez-les de nouveau ; parient ceux qui n’ont pas encore de carte : { $names }.
now-two = Deux cartes disputées restent. { $splitter } met un seul séparateur entre elles : deux zones où parier.
now-two-you = Deux cartes disputées restent. Choisissez le séparateur qui va entre elles : deux zones où parier.
now-discard = À deux, { $name } défausse d’abord une zone entière.
now-discard-you = À deux, vous défaussez d’abord une zone entière. Personne ne pourra parier dessus.
now-bet = { $names } : pari secret sur une zone.
now-bet-you = Pariez en secret sur une zone. Si vous y êtes seul, vous prenez ses cartes ; à plusieurs, personne ne prend rien.
now-bet-again-you = Pariez de nouveau : vous n’avez pas encore de carte dans ce tour. Contre vous : { $names }.
now-bet-chosen = Votre pari est posé, face cachée. Tant que { $names } { $count ->
    [one] n’a
   *[other] n’ont
} pas parié, vous pouvez en changer.
now-bet-served = Vous avez gagné des cartes : le tour est fini pour vous. Sur ce qui reste parient : { $names }.
now-place = { $names } : un joker à mettre dans une colonne avant que le tour continue.
now-place-you = { $jokers ->
    [one] Mettez votre joker dans une colonne. Il y restera pour toujours.
   *[other] { $jokers } jokers à placer, un à la fois. Chacun reste dans sa colonne pour toujours.
}
now-place-chosen = Votre joker sera placé quand { $names } { $count ->
    [one] aura
   *[other] auront
} choisi aussi. D’ici là, vous pouvez changer d’avis.
now-over = La pioche est vide et le dernier tour est joué.

# Ce que les paris ont donné
story = Ce que les paris ont donné
story-round = Tour { $round } : ce que les paris ont donné
story-none = Aucun pari n’a encore été dévoilé.
revealed = Les paris sont retournés !
fate-taken = { $names } prend { $cards ->
    [one] la carte
   *[other] { $cards } cartes
}
fate-contested = { $names } : disputée, { $cards ->
    [one] la carte reste
   *[other] les cartes restent
}
fate-unwanted = personne : défaussée
fate-gone = défaussée avant les paris
next-three-zones = { $cards ->
    [one] { $cards } carte reste : on la partage de nouveau.
   *[other] { $cards } cartes restent : on les partage de nouveau.
}
next-two-zones = Deux cartes restent : un seul séparateur va entre elles.
next-last-discarded = Une seule carte reste : elle est défaussée, et le tour est fini.
next-done = Il ne reste rien : le tour est fini.

# Les collections
collections = Les colonnes de chacun
deck-left = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
deck-jokers = { $jokers ->
    [one] dont { $jokers } joker
   *[other] dont { $jokers } jokers
}
deck-value = Valeur { $value } : { $left } sur { $copies } encore dans la pioche
column = Colonne de { $value } : { $cards }, dont jokers : { $jokers }
column-leads = Colonne de { $value } : { $cards }, dont jokers : { $jokers } ; la plus longue
column-none = Pas de colonne de { $value }
points-now = Points si la partie finissait maintenant
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
jokers-wait = { $jokers ->
    [one] { $jokers } joker encore sans colonne
   *[other] { $jokers } jokers encore sans colonne
}
splitter = coupeur
state-bet = a parié
state-placed = a choisi
state-served = tour fini
player = Joueur
value = Valeur
columns = Colonnes
total = Total
cards-short = { $cards }×
way = { $columns ->
    [0] { $name } n’a aucune colonne la plus longue.
    [one] { $name } a la plus longue colonne de { $values }.
   *[other] { $name } a les plus longues colonnes de { $values }.
}
way-you = { $columns ->
    [0] Vous n’avez aucune colonne la plus longue.
    [one] Vous avez la plus longue colonne de { $values }.
   *[other] Vous avez les plus longues colonnes de { $values }.
}
tie-break = { $value ->
    [one] { $value } colonne
   *[other] { $value } colonnes
}
result-explained = Pour chaque valeur, la plus longue colonne rapporte autant de points, à tous ceux qui sont à égalité pour la plus longue.
tie-broken = À égalité de points, c’est le nombre de colonnes qui décide.

# Ce qui s’est passé
say-first = { $name } partage le premier.
say-turned = On retourne un { $card }.
say-turned-joker = On retourne un joker.
say-dealt = On retourne : { $cards }.
say-split = { $name } partage la rangée : { $white } en blanc, { $pink } en rose, { $black } en noir.
say-split-two = { $name } sépare les deux cartes : { $left } et { $right }.
say-discard = { $name } défausse une zone : { $zone }.
say-bet = { $name } a parié sur : { $zone }.
say-bets = Paris : { $bets }.
say-bets-on = { $zone } ({ $names })
say-joker = { $name } met un joker dans la colonne de { $value }.

# Pourquoi un coup vaut mieux qu’un autre
why-column = Votre colonne de { $number } a plus de chances d’être la plus longue.
why-rivals = Il laisse moins de points à celui des autres qui est le plus fort.

# La première partie guidée
tutorial-row = Sept cartes en ligne, et c’est vous qui coupez : trois zones, blanche, rose et noire. Une carte existe en autant d’exemplaires que son nombre ; il y a aussi des jokers.
tutorial-split = Coupez pour que les deux 8 soient en blanc et les deux 5 en noir : choisissez la coupe marquée (ou déplacez les séparateurs), puis appuyez sur le bouton.
tutorial-bet = Chacun mise maintenant sur une zone, en secret. Qui y est seul en prend toutes les cartes. Misez sur le blanc : touchez-le, puis touchez-le encore.
tutorial-taken = Vous étiez seul : les deux 8 sont à vous, une colonne de deux. Deux joueurs voulaient le rose : personne ne l’a encore. Personne ne voulait le noir, il est écarté.
tutorial-again = Ce qui est disputé est coupé à nouveau, par vous, même si la manche est finie pour vous. Trois cartes, trois zones : coupez.
tutorial-joker = Un autre coupe une autre ligne. Un joker allonge une colonne, et la zone blanche en a un. Misez sur le blanc.
tutorial-place = Un joker va dans une de vos colonnes, pour de bon. À la fin, la plus longue colonne de chaque nombre rapporte ce nombre : faites-en un 8.
tutorial-last = Huit manches ont été jouées pour vous. Voici la dernière ligne, et le noir a cinq cartes : osez miser dessus !
tutorial-end = Pour chaque nombre, la plus longue colonne rapporte ses points, et les ex æquo aussi. Dix manches, à deux ou trois.

# Ce qu’on peut faire
may-split = Partager la rangée : { $count ->
    [one] il y a une seule façon.
   *[other] il y a { $count } façons.
}
may-discard = Défausser une zone entière, avant les paris.
may-bet = Parier en secret sur une zone qui a des cartes : seul sur elle, vous les emportez.
may-joker = Mettre un joker dans une de vos colonnes, pour toujours.
