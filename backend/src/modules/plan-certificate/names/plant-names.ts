/** Foods of plants, in the same format as those of animals. */
export const PLANT_NAMES = `
tomato, Tomate, Tomaten, jitomate
  also passata, marinara, ketchup, pizza sauce, salsa, tomato paste, enchilada sauce
  not salsa verde, fruit salsa, mango salsa
potato, Kartoffel, Kartoffeln, patata, papa, pomme de terre
  also French fry, hash brown, gnocchi, tater tot, rösti
sweet potato, yam, Süsskartoffel, Süsskartoffeln, batata, boniato, camote, patate douce
onion, Zwiebel, Zwiebeln, cebolla, oignon
  also scallion, Frühlingszwiebel, Frühlingszwiebeln
spring onion, scallion, green onion, Frühlingszwiebel, Frühlingszwiebeln, cebolleta
shallot, Schalotte, Schalotten, chalota, échalote
garlic, Knoblauch, ajo, ail
leek, Lauch, Porree, puerro, poireau
bell pepper, pepper, capsicum, Paprikaschote, pimiento, poivron
  also red pepper, green pepper, yellow pepper, orange pepper, sweet pepper, roasted pepper
  not red pepper flake, crushed red pepper, serrano pepper
chili, chilli, chile, Peperoni, guindilla, piment
  also jalapeño, habanero, cayenne, serrano pepper, chipotle, sriracha, tabasco, hot sauce, harissa, gochujang, red pepper flake
  also Thai curry paste
  not chili bean, sweet chili sauce, sweet chilli sauce
eggplant, aubergine, Aubergine, Melanzani, berenjena
  also egg plant, baba ganoush
zucchini, courgette, Zucchini, calabacín
cucumber, Gurke, Gurken, pepino, concombre
  also gherkin, pickle
carrot, Karotte, Karotten, Möhre, Möhren, zanahoria, carotte
celery, Sellerie, apio, céleri
  also celeriac, bouillon cube, stock cube
celeriac, celery root, Knollensellerie
spinach, Spinat, espinaca, épinard
kale, Grünkohl, col rizada, chou frisé
lettuce, Kopfsalat, lechuga, laitue
  also romaine, iceberg
arugula, rocket, Rucola, rúcula, roquette
cabbage, Kohl, Weisskohl, Rotkohl, repollo, chou
  also sauerkraut, kimchi, coleslaw, bok choy, pak choi
broccoli, Brokkoli, brócoli, brocoli
cauliflower, Blumenkohl, coliflor, chou fleur
Brussels sprout, sprout, Rosenkohl, col de Bruselas, chou de Bruxelles
  not bean sprout, alfalfa sprout, radish sprout, broccoli sprout, mung bean sprout
asparagus, Spargel, espárrago, asperge
beet, beetroot, Rote Bete, Rote Beete, remolacha, betterave
radish, Radieschen, Rettich, rábano, radis
  also daikon
pumpkin, Kürbis, calabaza, citrouille
  also Hokkaido squash
butternut squash, butternut
squash, courge
  of butternut squash
fennel, Fenchel, hinojo, fenouil
artichoke, Artischocke, alcachofa, artichaut
olive, Olive, Oliven, aceituna
  also tapenade, kalamata
  not olive oil
avocado, Avocado, aguacate, palta, avocat
  also guacamole
  not avocado oil
okra
ginger, Ingwer, jengibre, gingembre
cilantro, Koriandergrün, culantro
  also coriander leaf, fresh coriander
coriander, Koriander, coriandre
  also cilantro
parsley, Petersilie, perejil, persil
basil, Basilikum, albahaca, basilic
  also pesto
  not Thai basil seed
mint, Minze, menta, menthe
dill, Dill, eneldo, aneth
  not dill pickle
cinnamon, Zimt, canela, cannelle
cumin, Kreuzkümmel, comino
paprika
mustard, Senf, mostaza, moutarde
  not mustard green
horseradish, Meerrettich, rábano picante, raifort
caper, Kapern, alcaparra, câpre
vinegar, Essig, vinagre, vinaigre
coffee, Kaffee, café
  also espresso
apple, Apfel, Äpfel, manzana, pomme
  also applesauce
  not apple cider vinegar, custard apple, pomme de terre, apple mint
pear, Birne, Birnen, pera, poire
  not prickly pear, pear tomato
banana, Banane, Bananen, plátano, banane
orange, Orangen, Apfelsine, naranja
  not orange pepper, orange bell pepper, orange lentil, orange sweet potato, orange cheddar
lemon, Zitrone, Zitronen, limón, citron
  not lemon grass, lemon balm, lemon thyme, lemon verbena, lemon sole, lemon pepper
lime, Limette, Limetten, lima, citron vert
grapefruit, Pampelmuse, pomelo, pamplemousse
mandarin, clementine, tangerine, satsuma, Mandarine, mandarina
pineapple, Ananas, piña
mango
papaya
kiwi
peach, Pfirsich, melocotón, durazno, pêche
  also nectarine
apricot, Aprikose, Aprikosen, albaricoque, abricot
prune, dried plum
plum, Pflaume, Pflaumen, ciruela
  not plum tomato, plum sauce
cherry, Kirsche, Kirschen, cereza, cerise
  not cherry tomato, cherry pepper
grape, Traube, Trauben, uva, raisin frais
  also sultana, raisin
  not grape tomato, grape seed oil, grape nut
raisin, sultana, Rosine, Rosinen, pasa
date, Dattel, Datteln, dátil
  not date tomato
fig, Feige, Feigen, higo, figue
melon, Melone, melón
  also cantaloupe, honeydew, watermelon
  not bitter melon
watermelon, Wassermelone, sandía, pastèque
rhubarb, Rhabarber, ruibarbo, rhubarbe
strawberry, Erdbeere, Erdbeeren, fresa, fraise
raspberry, Himbeere, Himbeeren, frambuesa, framboise
blueberry, Heidelbeere, Heidelbeeren, Blaubeere, Blaubeeren, arándano, myrtille
blackberry, Brombeere, Brombeeren, mora, mûre
cranberry, Preiselbeere, canneberge
coconut, Kokos, Kokosnuss, coco, noix de coco
  also Kokosmilch
  not coconut amino, coconut sugar
almond, Mandel, Mandeln, almendra, amande
  also marzipan, frangipane, amaretti
walnut, Walnuss, Walnüsse, nuez, nueces, noix
  not noix de coco, nuez moscada
hazelnut, filbert, Haselnuss, Haselnüsse, avellana, noisette
  also nutella
cashew, Cashewkerne, anacardo, noix de cajou
pistachio, Pistazie, Pistazien, pistacho, pistache
pecan, Pekannuss, pacana
macadamia
Brazil nut, Paranuss, nuez de Brasil
pine nut, Pinienkerne, piñón, piñones, pignon
peanut, groundnut, Erdnuss, Erdnüsse, cacahuete, maní, cacahuète
sesame, Sesam, sésamo, ajonjolí, sésame
  also tahini, halva, gomasio, dukkah
chia
flax, flaxseed, linseed, Leinsamen, linaza, lin
sunflower seed, Sonnenblumenkerne, pipas, graine de tournesol
rice, Reis, arroz, riz
  also risotto, basmati, arborio, congee
  not rice vinegar, rice wine, wine rice
sweetcorn, sweet corn
  also baby corn, corn on the cob, corn kernel, frozen corn, canned corn
corn, maize, Mais, maíz, maïs
  of sweetcorn
  also polenta, grits, cornmeal, cornstarch, cornflour, cornflake, masa, hominy, popcorn, taco shell, tortilla chip
  not corn salad
oat, Hafer, Haferflocken, avena, avoine
  also oatmeal, muesli, granola
  unless grain free, oat free
barley, Gerste, cebada, orge
rye, Roggen, centeno, seigle
  also pumpernickel
spelt, Dinkel, espelta, épeautre
quinoa
buckwheat, Buchweizen, alforfón, sarrasin
  also soba
millet, Hirse, mijo
couscous, cuscús
bulgur
lentil, Linse, Linsen, lenteja, lentille
chickpea, chick pea, garbanzo, Kichererbse, Kichererbsen, pois chiche
  also hummus, besan, gram flour, falafel
pea, Erbse, Erbsen, guisante, petit pois
  not black eyed pea, black eye pea, chick pea, pigeon pea, pois chiche
green bean, string bean, Grüne Bohnen, judía verde, haricot vert
tofu
tempeh
edamame
  also soybean
seitan
  also wheat gluten
`;
