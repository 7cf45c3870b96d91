title = Splito
pitch = Posez une carte à gauche ou à droite : chaque zone est partagée avec un voisin, et votre score est le produit de vos deux zones.
summary = À chacune des 13 manches, chacun joue en secret une carte à gauche ou à droite, puis les mains passent à gauche. Les objectifs d’une zone valent des points si ses nombres les remplissent. Votre score est votre zone de gauche multipliée par celle de droite.

# Ce qui est refusé.

refused-splito-no-such-card = Aucune carte de ce jeu ne s’appelle « { $card } ». Toutes sont données par : splendide games splito --cards
refused-splito-no-such-side = « { $side } » n’est pas un de vos côtés : une carte va à gauche (left) ou à droite (right).
refused-splito-not-in-hand = { $card } n’est pas dans cette main.
refused-splito-score-shape = Ceci ne se lit pas comme une table de Splito. On attend : {"{"}"commons": [cartes], "zones": [[cartes], …]{"}"}.
refused-splito-score-copies = { $card } se trouve { $found } fois sur la table, mais la boîte { $copies ->
    [one] n’en contient qu’un exemplaire
   *[other] n’en contient que { $copies }
  }.
refused-splito-score-common = { $card } ne peut pas être au centre : les objectifs communs sont au plus une Étoile et une Lune.

# Les couleurs, par les noms que leur donne la liste des cartes.

red = rouge
blue = bleu
yellow = jaune
black = noir
green = vert
orange = orange

# Les cartes : `$param` est ce que la liste dit d’un objectif, une couleur, plusieurs, ou un nombre.

number-card = { $value } { $colour }
cards-of-colour = { $param ->
    [red] cartes rouges
    [blue] cartes bleues
    [yellow] cartes jaunes
    [black] cartes noires
    [green] cartes vertes
    [orange] cartes orange
   *[other] cartes de couleur { $param }
  }
so-many-cards = { $param ->
    [one] { $param } carte
   *[other] { $param } cartes
  }
so-many-colours = { $param ->
    [one] { $param } couleur
   *[other] { $param } couleurs
  }
so-many-values = { $param ->
    [one] { $param } valeur
   *[other] { $param } valeurs
  }

objective-majority-colour = Le plus de { cards-of-colour }
objective-majority-value = Le plus de { $param }
objective-none-of-value = Aucun { $param }
objective-pair-of-value = Exactement deux { $param }
objective-these-colours = Une de chaque : { $param }
objective-colours-exactly = { $param ->
    [6] Les 6 couleurs
   *[other] Exactement { so-many-colours }
  }
objective-values-exactly = { $param ->
    [6] Les 6 valeurs
   *[other] Exactement { so-many-values }
  }
objective-size-under = Moins de { so-many-cards }
objective-size-at-least = { so-many-cards } ou plus
objective-size-exactly = Exactement { so-many-cards }

rule-majority-colour = Plus de { cards-of-colour } dans cette zone que dans chaque autre zone.
rule-majority-value = Plus de { $param } dans cette zone que dans chaque autre zone.
rule-none-of-value = Aucun { $param } dans cette zone.
rule-pair-of-value = Deux { $param } dans cette zone, ni plus ni moins.
rule-these-colours = Au moins une carte de chacune de ces couleurs : { $param }.
rule-colours-exactly = { $param ->
    [one] { $param } seule couleur
   *[other] { $param } couleurs différentes
  } dans cette zone, ni plus ni moins.
rule-values-exactly = { $param ->
    [one] { $param } seule valeur
   *[other] { $param } valeurs différentes
  } dans cette zone, ni plus ni moins.
rule-size-under = Moins de { so-many-cards } dans cette zone, objectifs compris.
rule-size-at-least = Au moins { so-many-cards } dans cette zone, objectifs compris.
rule-size-exactly = Exactement { so-many-cards } dans cette zone, objectifs compris.

# Pourquoi un objectif est atteint ou non.

why-majority-colour = { $have } ici, { $elsewhere } dans la meilleure autre zone
why-majority-value = { $have } ici, { $elsewhere } dans la meilleure autre zone
why-none-of-value = { $have ->
    [0] aucun ici
   *[other] { $have } ici
  }
why-pair-of-value = { $have ->
    [0] aucun ici
   *[other] { $have } ici
  }
why-these-colours = { $missing ->
    [0] toutes présentes
   *[other] il manque : { $lacking }
  }
why-colours-exactly = { $have ->
    [one] { $have } couleur
   *[other] { $have } couleurs
  }
why-values-exactly = { $have ->
    [one] { $have } valeur
   *[other] { $have } valeurs
  }
why-size-under = { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
  }
why-size-at-least = { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
  }
why-size-exactly = { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
  }

# La feuille de score.

score-form = Écrivez sur l’entrée standard quelles cartes sont au centre et dans chaque zone, par les noms que donne splendide games splito --cards, ainsi : {"{"}"commons": [cartes], "zones": [[cartes], …]{"}"}
score-zone = Zone { $zone }, entre les joueurs { $first } et { $second } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
score-met = + { $points }  { $objective } : { $why }
score-unmet = – 0  { $objective } : { $why }
score-common-nobody = Objectif commun pour personne : { $objective } ({ $standing })
score-tied = { $most ->
    [0] aucune zone n’en a
   *[other] plusieurs zones en ont { $most }
  }
score-player = Joueur { $player } : { $left } × { $right } = { $points } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  })
score-winner = Le joueur { $player } gagne.
score-winners = Les joueurs { $players } se partagent la victoire.

# Le plateau.

quoted = « { $name } »
round-of = Manche { $round } sur { $rounds }
commons = Objectifs communs
common = objectif commun
held-by = pour l’instant : { $zone }
held-by-nobody = { $most ->
    [0] aucune zone n’en a
   *[other] pour l’instant : personne (égalité)
  }
zone-of = { $first } et { $second }
my-left = Ma zone de gauche, partagée avec { $name }
my-right = Ma zone de droite, partagée avec { $name }
side-left = Gauche
side-right = Droite
my-hand = Ma main
hand-of = Main de { $name }
around = Autour de la table
sort = Trier la main
sort-colour = Par couleur
sort-value = Par valeur
sum = Ensemble
cards-short = { $cards } c.
points-now = points si la partie s’arrêtait là
product-you = Vous :
product-now = Gauche fois droite, si la partie s’arrêtait là
look-at-zone = Regarder cette zone de près
face-down = { $name } a posé une carte ici, face cachée
no-objectives = Pas encore d’objectif
chosen-left = choisie pour la gauche
chosen-right = choisie pour la droite
state-met = atteint
state-lost = plus possible
state-more = encore { $missing }
state-fewer = un de trop, pour l’instant
advice-pick = Choisissez une carte, puis un côté.
advice-side = { $card } : à gauche ou à droite ?
advice-wait-left = { $card } ira à gauche. On attend { $names }.
advice-wait-right = { $card } ira à droite. On attend { $names }.
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
waiting-for = On attend { $names }.
all-played = Toutes les cartes sont jouées.

# Ce qui s’est passé.

say-played-left = { $name } joue { $card } à gauche.
say-played-right = { $name } joue { $card } à droite.
say-dealt = À découvert : { $card }.
say-one = { $name } : { $card }
say-all-left = À gauche – { $played }.
say-all-right = À droite – { $played }.

# La feuille de score.

score-sheet = Feuille de score
player = Joueur
total = Total
cards = Cartes
way = { $name } : { $left } à gauche × { $right } à droite = { $points }.
tie-break = { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
tie-broken = À égalité de points, c’est le nombre de cartes des deux zones qui décide : le plus petit gagne.
result-explained = Le score d’un joueur est sa zone de gauche multipliée par sa zone de droite.
common-nobody = Personne n’a remporté l’objectif commun « { $objective } » : { $most ->
    [0] aucune zone n’en a.
   *[other] les meilleures zones sont à égalité.
  }

# Propos de table : « this » se tient à côté de ce qu’on montre.

talk-unfinished = { $target ->
    [this] Ce n’est pas encore fini ici !
   *[other] Pas encore fini : { $target } !
  }
talk-play-here = { $target ->
    [this] Jouez par ici !
   *[other] Jouez par ici : { $target } !
  }
talk-enough = { $target ->
    [this] Ça suffit ici, n’y touchez plus !
   *[other] Ça suffit, ne touchez plus à { $target } !
  }
talk-not-that = { $target ->
    [this] Pas ça !
   *[other] Surtout pas { $target } !
  }
talk-look = { $target ->
    [this] Regardez ici !
   *[other] Regardez { $target } !
  }
talk-thanks = { $target ->
    [this] Merci !
   *[other] Merci pour { $target } !
  }
target-zone = la zone de { $zone }
target-objective = { $objective } de { $zone }
target-common = l’objectif commun { $objective }

# Pourquoi un coup vaut mieux qu’un autre
why-left = { $more ->
    [0] Il donne un peu plus de valeur à la zone à votre gauche, d’après ce que ses objectifs peuvent encore devenir.
   *[other] Il donne environ { $more } de plus à la zone à votre gauche, d’après ce que ses objectifs peuvent encore devenir.
}
why-right = { $more ->
    [0] Il donne un peu plus de valeur à la zone à votre droite, d’après ce que ses objectifs peuvent encore devenir.
   *[other] Il donne environ { $more } de plus à la zone à votre droite, d’après ce que ses objectifs peuvent encore devenir.
}
why-commons = Il garde ou gagne davantage d’objectifs communs.
why-rivals = Il laisse moins à celui des autres qui est le plus fort.

# La première partie guidée
tutorial-hand = Voici vos 13 cartes : des nombres de six couleurs, et des objectifs qui valent des points. À chaque manche, chacun choisit en secret une carte et un côté.
tutorial-objective = Votre zone de gauche est entre vous et votre voisin de gauche. Choisissez l’objectif « aucun 4 » et posez-le à gauche : il compte tant qu’aucun 4 n’y est.
tutorial-passed = Toutes les cartes ont été retournées ensemble, puis chaque main est passée à gauche : celle que vous tenez vient de la droite.
tutorial-product = Votre score est votre zone de gauche multipliée par celle de droite. 1 fois 0 font 0 : il faut des points des deux côtés.
tutorial-second = Occupez-vous donc de la droite : posez-y « exactement deux 5 ». Il vaut 2 points dès que deux 5 sont dans cette zone.
tutorial-neighbour = Votre voisin de droite y a posé un 5, car cette zone est aussi la sienne. Ajoutez votre 5 vert à droite : l’objectif est atteint.
tutorial-commons = Les deux objectifs du milieu sont à tous : chacun va à la zone qui en a plus que toutes les autres. À égalité, personne ne l’a.
tutorial-meanwhile = Chacun partage chaque zone avec un voisin. Jouons quelques manches pour vous, jusqu’à la dernière carte de chaque main.
tutorial-last = Votre dernière carte : un 5 jaune. Choisissez-la et regardez ce que donnerait chaque côté avant de décider.
tutorial-end = Gauche fois droite, et deux voisins qui veulent aussi quelque chose : c’est Splito. Treize manches, environ un quart d’heure.

# Ce qu’on peut faire
may = Jouer une carte de votre main à gauche ou à droite, face cachée. Les autres voient le côté, pas la carte.
