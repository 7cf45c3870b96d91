title = Splitter
pitch = Deux dés, une feuille pliée : chaque lancer s’écrit des deux côtés du pli, et chaque nombre cherche à se compter lui-même.
summary = À chacune des 22 manches, chacun écrit les deux mêmes dés dans deux cases symétriques de sa feuille. Un groupe de nombres égaux qui se touchent rapporte ce nombre s’il a exactement autant de cases, le double avec une étoile. Sur la feuille B, le même nombre dans les trois cœurs rapporte 5 de plus.
option-sheet = Feuille
option-sheet-A = Feuille A : le losange
option-sheet-B = Feuille B : avec trois cœurs

refused-splitter-not-the-dice = { $move } n’écrit pas ce que montrent les dés : { $first } et { $second }.

# Le plateau
dice = Les dés
round-of = Manche { $round } sur { $rounds }
roller = Lance :
my-sheet = Ma feuille
others = Les autres feuilles
sheet-of = La feuille de { $name }
look-at = Voir cette feuille de près
pair = Ligne { $row }, colonnes { $left } et { $right }.
pair-numbers = Recevrait { $first } à gauche et { $second } à droite.
pair-gain = Points : { $gain }.
write = Écrire
write-change = Changer
swap = Échanger
advice-pick = Choisissez deux cases symétriques pour ce lancer.
advice-swap = Touchez encore pour échanger, puis écrivez.
advice-write = Écrivez, ou choisissez d’autres cases.
advice-all = C’est écrit : place aux dés.
advice-wait = C’est écrit. On attend encore { $names } : d’ici là, vous pouvez changer d’avis.
waiting-for = On attend encore { $names }.
all-written = Les 22 lancers sont écrits.
has-written = a écrit
is-thinking = réfléchit…

# Les points
so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scores = Points pour l’instant
number = Nombre
groups = Groupes
points-column = Points
hearts = Cœurs
hearts-hint = le même nombre dans les trois : 5
hearts-equal = le même nombre dans les trois
total = Total
chip-valid = { $count ->
    [one] un groupe de { $have } : { so-many-points }
   *[other] { $count } groupes de { $have } : { so-many-points }
}
chip-small = { $count ->
    [one] un groupe de { $have }, il en faut { $need }
   *[other] { $count } groupes de { $have }, il en faut { $need }
}
chip-big = { $count ->
    [one] un groupe de { $have }, trop grand : il en fallait { $need }
   *[other] { $count } groupes de { $have }, trop grands : il en fallait { $need }
}
fit-valid = rapporte
fit-small = encore trop petit
fit-big = trop grand
player = Joueur
points-of = Points des { $value }
of-stars = dont { $points } grâce aux étoiles
way = { $name } : { $brought } sur { $points } grâce aux { $value }.
result-explained = Un groupe rapporte son nombre quand il compte exactement autant de cases ; une étoile le double (★ : points ajoutés par les étoiles).

# En solo
rating-won = { so-many-points } en solo.
rating-lost = { so-many-points } : il en fallait 28 pour gagner. Encore une ?
best = Votre record sur cette feuille : { $points }.
best-new = Nouveau record sur cette feuille : { $points }, contre { $before } avant.
best-first = { $points } : votre premier score sur cette feuille, à battre.
rating-0 = La feuille l’emporte cette fois
rating-1 = Un pied dans la porte
rating-2 = Une feuille honnête
rating-3 = Plutôt soigné
rating-4 = Bien joué
rating-5 = Très bien joué
rating-6 = Du travail de maître
rating-7 = Digne d’un tournoi
rating-8 = Hors du commun
rating-9 = Une pièce de musée
rating-10 = À peine croyable
rating-11 = D’un autre monde

# Ce qui s’est passé
say-rolled = Les dés montrent { $first } et { $second }.
say-wrote = { $name } a écrit { $first } et { $second } ligne { $row }.

# Le compte des points de la ligne de commande
score-form = Écrivez sur l’entrée standard les sept rangées d’une feuille, de huit signes chacune : de 1 à 6 pour un nombre, et un point là où rien n’est écrit ou s’il n’y a pas de case.
score-group = { $value } : { $points ->
    [0] rien
   *[other] { so-many-points }
} ({ $cells })
score-hearts = Cœurs : { so-many-points }
score-total = Total : { so-many-points }
refused-splitter-sheet-rows = Une feuille a sept rangées de chiffres et de points, pas { $rows }.
refused-splitter-sheet-columns = La rangée { $row } a { $columns ->
    [one] { $columns } signe
   *[other] { $columns } signes
} : il en faut huit, chiffres et points.
refused-splitter-sheet-sign = Rangée { $row }, colonne { $column } : on ne peut pas écrire « { $sign } ». Seulement de 1 à 6, et un point pour rien.
refused-splitter-sheet-no-cell = Rangée { $row }, colonne { $column } : il n’y a pas de case pour le { $sign } sur cette feuille.

# Pourquoi un coup vaut mieux qu’un autre
why-points = Il rapporte tout de suite { $more ->
    [one] { $more } point
   *[other] { $more } points
} de plus.
why-groups = Ses groupes se portent mieux : ils gardent les cases libres qu’il leur faut, ou moins d’entre eux sont trop grands.
why-room = Il laisse des cases libres qui vont mieux avec les nombres autour d’elles.
why-rolls = Après lui, plus de lancers trouveront une bonne place.
why-hearts = Il est meilleur pour les trois cœurs.

# La première partie guidée
tutorial-dice = Deux dés, et chacun écrit les deux : un nombre à gauche du pli, l’autre dans la case symétrique à droite.
tutorial-write = Touchez la paire marquée, sur la ligne du milieu. La toucher encore échange les nombres : 1 à gauche, 2 à droite. Puis écrivez.
tutorial-group = Un groupe de nombres égaux qui se touchent rapporte s’il a exactement autant de cases que le dit ce nombre. Donnez un second 2 à votre 2 : touchez la paire marquée, 5 à gauche, 2 à droite, et écrivez.
tutorial-points = Deux 2 valent 2 points, un 1 tout seul en vaut 1. Un troisième 2 à côté serait de trop, et le groupe ne vaudrait plus rien.
tutorial-star = Une étoile double son groupe. Écrivez le 1 sur l’étoile de gauche : seul, il y vaut 2 points.
tutorial-meanwhile = Tous écrivent en même temps, et toutes les feuilles sont visibles. Écrivons quelques manches pour vous, jusqu’à la dernière paire.
tutorial-last = Le dernier lancer, 4 et 1, va dans la dernière paire. À vous de choisir quel nombre va à gauche : l’un des deux rapporte 2 points de plus.
tutorial-end = Des groupes exacts, des étoiles, et rien de perdu : c’est tout Splitter. Seul, on joue contre son record ; à plusieurs, contre les autres feuilles.

# Ce qu’on peut faire, et une feuille en mots
may = Écrire les deux nombres lancés dans deux cases symétriques libres, dans un sens ou dans l’autre : { $count ->
    [one] il reste une possibilité.
   *[other] il reste { $count } possibilités.
}
told-free = libre
