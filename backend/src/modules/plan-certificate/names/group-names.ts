/** Groups of foods: "of" names their foods and subgroups by the first word of their lines. */
export const GROUP_NAMES = `
fish, Fisch, pescado, poisson
  of salmon, tuna, cod, trout, mackerel, sardine, anchovy, herring
  also bass, basa, bonito, bream, carp, catfish, caviar, dashi, eel, flounder, grouper, haddock, hake, halibut
  also mahi, monkfish, perch, pike, plaice, pollock, roe, sea bream, snapper, sole, sturgeon, surimi, swordfish, tilapia
  also turbot, whitebait, zander
  not goldfish cracker
  unless vegan, plant based
crustacean, Krebstiere, crustáceo, crustacé
  of shrimp, crab, lobster
  also crayfish, crawfish, langoustine
mollusc, mollusk, Weichtiere, molusco, mollusque
  of mussel, clam, oyster, scallop, squid, octopus
  also cockle, cuttlefish, abalone, whelk, snail, escargot
shellfish, Schalentiere, Krustentiere, marisco, fruits de mer
  of crustacean, mollusc
seafood, Meeresfrüchte, frutos del mar
  of fish, shellfish
poultry, Geflügel, aves, volaille
  of chicken, turkey, duck, goose, quail
  unless vegan, plant based, meatless
red meat, rotes Fleisch, carne roja, viande rouge
  of beef, veal, lamb, pork, venison, bison, goat
  also boar, horse meat, elk, suet, tallow, merguez
  unless vegan, vegetarian, plant based, meatless
meat, Fleisch, carne, viande
  of red meat, poultry, rabbit, sausage, processed meat, offal
  also Hackfleisch, minced meat, ground meat, bone broth, meatball
  not crab meat, mussel meat, clam meat, lobster meat, coconut meat, meat substitute
  unless vegan, vegetarian, plant based, meatless
processed meat, cold cut, deli meat, Wurstwaren, Aufschnitt, embutido, charcuterie
  of sausage, bacon, ham
  also pastrami, corned beef, jerky, bresaola, speck, lunch meat
  unless vegan, vegetarian, plant based, meatless
milk, dairy, dairy product, milk product, Milch, Milchprodukte, leche, lácteos, lait, produits laitiers
  of cheese, butter, cream, yogurt, kefir, quark, buttermilk, whey
  also casein, ice cream, gelato, custard, milk chocolate, white chocolate, dulce de leche, pesto, béchamel, alfredo
  also ranch dressing
  not milk thistle
  unless vegan, plant based, dairy free, milk free
lactose, Laktose, lactosa
  of milk
  not cheddar, parmesan, parmigiano, pecorino, gruyère, swiss cheese, gouda, edam, emmental, emmentaler, ghee, manchego
  not grana padano, pesto
  unless lactose free
wheat, Weizen, trigo, blé
  of spelt, couscous, bulgur, seitan
  also flour, semolina, farro, freekeh, durum, kamut, einkorn, emmer, panko, breadcrumb, bread, toast, baguette, bagel, bun
  also ciabatta, focaccia, brioche, croissant, sourdough, pita, naan, chapati, roti, English muffin, tortilla, phyllo, filo
  also puff pastry, pie crust, cracker, pretzel, pasta, spaghetti, penne, fusilli, macaroni, linguine, tagliatelle, lasagna
  also lasagne, orzo, ravioli, tortellini, gnocchi, noodle, udon, ramen, soba, soy sauce, hoisin, teriyaki
  not rice cracker, nut cracker, seed cracker, corn tortilla, corn cracker, oat cracker, rye cracker, rye bread, corn bread
  not tamari, tamari soy sauce, spaghetti sauce, rice stick noodle, bean thread noodle, garbanzo flour, corn masa flour, masa flour
  not tortilla chip, potato tortilla, almond flour tortilla, cassava tortilla, bread cheese, oat bread
  not rice noodle, glass noodle, shirataki noodle, konjac noodle, kelp noodle, zucchini noodle, cellophane noodle, mung bean noodle
  not sweet potato noodle, chickpea pasta, lentil pasta, red lentil pasta, rice pasta, bean pasta, corn pasta, pea pasta
  not brown rice pasta, pasta sauce, pizza sauce, spaghetti squash, pasta water, buckwheat noodle, quinoa pasta
  unless gluten free, wheat free
gluten, Gluten
  of wheat, barley, rye, oat
  also beer, lager, ale, stout, malt, triticale
  not ginger beer, ginger ale, root beer
grain, Getreide, céréales
  of wheat, barley, rye, oat, rice, corn, quinoa, buckwheat, millet
  also amaranth, teff, sorghum
  not soy sauce, hoisin, teriyaki
bread, Brot, pan, pain
  also toast, baguette, bagel, bun, ciabatta, focaccia, brioche, sourdough, pita, naan, chapati, pumpernickel, crispbread
  also English muffin, roti
  not bread flour, bread crumb, pan drippings
pasta, Nudeln, Pasta, fideos, pâtes
  also spaghetti, penne, fusilli, macaroni, linguine, tagliatelle, lasagna, lasagne, orzo, ravioli, tortellini, fettuccine, rigatoni
  not pasta sauce, spaghetti squash
noodle, Nudeln, fideos, nouilles
  also udon, ramen, soba, vermicelli
tree nut, Schalenfrüchte, frutos de cáscara, fruits à coque
  of almond, walnut, hazelnut, cashew, pistachio, pecan, macadamia, Brazil nut, pine nut
  also mixed nut, nut butter, nut milk, praline, pesto, trail mix
  not noix de coco, soy nut butter
nut, Nüsse, Nuss, frutos secos, fruits secs
  of tree nut, peanut
  not tiger nut, corn nut, grape nut, ginger nut, soy nut
seed, Samen, Kerne, semillas, graines
  also flaxseed, linseed, tahini, chia
  not pomegranate seed, sesame seed oil, grape seed oil, cardamom seed
bean, Bohne, Bohnen, judía, frijol, frijoles, alubia, haricot
  also edamame, soybean, black eyed pea, black eye pea
  not bean sprout, vanilla bean, coffee bean, cocoa bean, cacao bean, jelly bean
pulse, Hülsenfrüchte, legumbres secas, légumes secs
  of lentil, chickpea, pea, bean
  not green bean, string bean, haricot vert, snow pea, sugar snap pea, edamame, soybean
legume, Leguminosen, legumbre, légumineuse
  of lentil, chickpea, pea, bean, tofu, tempeh, edamame
  also soy, soya, textured vegetable protein
  not soy sauce, soy lecithin
soy, soya, soybean, Soja
  of tofu, tempeh, edamame
  also miso, tamari, shoyu, textured vegetable protein, teriyaki, hoisin, natto, liquid amino
  not coconut amino
nightshade, Nachtschattengewächse, solanáceas, solanacées
  of tomato, potato, bell pepper, chili, eggplant, paprika
  also tomatillo, goji
citrus, citrus fruit, Zitrusfrüchte, cítricos, agrumes
  of orange, lemon, lime, grapefruit, mandarin
  also yuzu, kumquat
berry, Beeren, frutos rojos, fruits rouges
  of strawberry, raspberry, blueberry, blackberry, cranberry
  also blackcurrant, redcurrant, gooseberry, elderberry, lingonberry
  not juniper berry, allspice berry, wheat berry, rye berry, pimento berry
mushroom, Pilz, Pilze, champiñón, champiñones, seta, hongo, champignon
  also shiitake, portobello, cremini, porcini, chanterelle, enoki, morel
allium, Lauchgewächse
  of onion, garlic, leek, shallot, spring onion
  also chive
alcohol, Alkohol, alcool
  also wine, beer, lager, sake, mirin, rum, brandy, cognac, whisky, whiskey, bourbon, vodka, gin, tequila, sherry, port, marsala
  also vermouth, liqueur, champagne, prosecco, amaretto, kirsch
  not wine vinegar, sherry vinegar, champagne vinegar, ginger beer, root beer, bourbon vanilla
  unless non alcoholic, alcohol free
spicy food, spicy, hot food, scharf, scharfes Essen, picante, épicé
  of chili
  also wasabi, kimchi
sugar, Zucker, azúcar, sucre
  also molasses, treacle, corn syrup, golden syrup, dextrose, condensed milk
  not sugar snap, sugar snap pea, no sugar, unsweetened condensed milk
  unless sugar free
juice, fruit juice, Saft, zumo, jus
  not lemon juice, lime juice
chip, crisp, potato chip
  not chocolate chip, wood chip
fry, French fry, Pommes frites
  not stir fry
tortilla, wrap
  not tortilla chip, potato tortilla
steak
  also ribeye, sirloin, tenderloin
  not tuna steak, swordfish steak, halibut steak, salmon steak, fish steak, cauliflower steak, pork steak, lamb steak
  not turkey steak, bison steak, buffalo steak, tofu steak, chicken steak, pork tenderloin, chicken tenderloin
  unless vegan, vegetarian, plant based, meatless
sulfite, sulphite, Sulfit, sulfito, solfiti
  also wine, wine vinegar, balsamic vinegar, dried apricot, sherry
  not rice wine, shaoxing wine, chinese cooking wine, rice wine vinegar
lupin, lupine, Lupine, Lupinen, altramuz
  also lupin flour, lupini
chocolate, Schokolade, chocolat
  also cocoa, cacao, nutella
  not cocoa butter
`;
