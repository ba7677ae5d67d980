/**
 * Names of foods in other regions and languages. Each line begins with the name that recipes use. If several names,
 * separated by "/", stand before the colon, all of them are meant. Words with another meaning in English are left
 * out: a "pan" is no bread.
 */
export const OTHER_NAMES = `
chicken: hähnchen, hühnchen, huhn, hühner, poulet, pollo, poule
chicken breast: hähnchenbrust, hühnerbrust, pechuga de pollo, blanc de poulet
turkey: pute, truthahn, pavo, dinde, tacchino
beef: rindfleisch, ternera, boeuf, manzo
pork: schwein, schweinefleisch, cerdo, porc, maiale
lamb: lamm, lammfleisch, cordero, agneau, agnello
ham: schinken, jamón, jambon, prosciutto cotto
bacon: panceta, lardons
sausage: wurst, würstchen, salchicha, saucisse
ground beef/ground turkey/ground pork/ground lamb/ground chicken/ground veal/textured soy protein/mince: mince, minced meat, ground meat, hackfleisch, carne picada, viande hachée
ground beef: beef mince, minced beef, rinderhackfleisch, rinderhack
ground lamb: lamb mince, minced lamb
ground pork: pork mince, minced pork
ground turkey: turkey mince, minced turkey
textured soy protein: soy mince, soya mince, veggie mince
fish: fisch, pescado, poisson, pesce
salmon: lachs, salmón, saumon, salmone
tuna: thunfisch, atún, thon, tonno
cod: kabeljau, dorsch, bacalao, cabillaud, merluzzo
trout: forelle, trucha, truite
herring: hering, arenque, hareng
shrimp: prawn, king prawn, tiger prawn, garnelen, krabben, gambas, camarones, langostinos, crevettes, gamberi
mussel: miesmuscheln, muscheln, mejillones, moules
egg: eier, ei, huevo, oeuf, uova
milk: milch, leche, lait
cheese: käse, queso, fromage, formaggio
quark/cottage cheese: magerquark
cottage cheese: hüttenkäse, körniger frischkäse, requesón
yogurt: yoghurt, yoghourt, joghurt, yogur, yaourt
butter: mantequilla, beurre
cream: sahne, rahm, crème
rice: reis, arroz, riz
pasta: nudeln, teigwaren, pâtes alimentaires
bread: brot
oat: haferflocken, hafer, avena, flocons d'avoine, avoine
flour: mehl, harina, farine
potato: kartoffel, kartoffeln, erdäpfel, patata, pomme de terre, pommes de terre, patate
sweet potato: süsskartoffel, süsskartoffeln, batata, boniato, camote, patate douce
tomato: tomate, tomaten, jitomate, pomodoro, pomodori
onion: zwiebel, zwiebeln, cebolla, oignon, cipolla
spring onion: scallion, green onion, salad onion, frühlingszwiebel, frühlingszwiebeln, cebolleta
garlic: knoblauch, ajo, aglio
bell pepper: capsicum, paprikaschote, pimiento, poivron, peperone
eggplant: aubergine, melanzani, berenjena, melanzana
zucchini: courgette, calabacín, zucchine
mushroom: pilz, pilze, champignon, seta, setas, hongos, funghi
spinach: spinat, espinaca, épinard, spinaci
carrot: karotte, karotten, möhre, möhren, zanahoria, carotte, carota
broccoli: brokkoli, brócoli
cauliflower: blumenkohl, coliflor, chou fleur, cavolfiore
cabbage: kohl, weisskohl, repollo
cucumber: gurke, gurken, pepino, concombre
pumpkin/squash: kürbis, calabaza, courge, potiron, zucca
asparagus: spargel, espárrago, asperge
arugula: rocket, rucola, rúcula, roquette
cilantro/ground coriander/coriander: coriander, koriander, cilantro leaf, coriandre
beet: beetroot, rote bete, remolacha, betterave
corn: sweetcorn, mais, maíz
bean: bohnen, bohne, frijoles, judías, haricots, fagioli
lentil: linse, linsen, lenteja, lentille, lenticchie
chickpea: garbanzo, garbanzo bean, kichererbsen, garbanzos, pois chiches
pea: erbsen, guisantes, petits pois
green bean: french bean, runner bean, string bean
edamame: soybean, soya bean
tofu: bean curd
apple: apfel, äpfel, manzana, pomme
banana: banane, bananen, plátano
strawberry: erdbeere, erdbeeren, fresa, fraise, fragola
blueberry: heidelbeere, heidelbeeren, arándano, myrtille
raspberry: himbeere, himbeeren, frambuesa, framboise
berry: beeren, bayas, fruits rouges
lemon: zitrone, limón, limone
orange: naranja, arancia
pineapple: ananas, piña
avocado: aguacate, avocat
walnut: walnuss, walnüsse, nuez, noix
almond: mandel, mandeln, almendra, amande
hazelnut: haselnuss, haselnüsse, avellana, noisette
peanut: erdnuss, erdnüsse, cacahuete, cacahuète, groundnut
honey: honig, miel
chocolate: schokolade, cioccolato
whole-wheat bread/whole-wheat pita bread: wholemeal bread, wholegrain bread, brown bread, vollkornbrot
whole-wheat: wholemeal, wholewheat
chili/chilli: chili, chilli, chile
lasagna: lasagne
`;

/**
 * Kinds of dishes by the words in their names. Dal is a curry, although nobody calls it so, and goulash is a stew.
 */
export const DISHES = `
soup: soup, minestrone, harira, pho, chowder, bisque, gazpacho, tom kha, tom yum, caldo verde, zuppa, ramen
stew: stew, goulash, tagine, moqueca, feijoada, mafé, casserole, cassoulet, ragout, bourguignon
curry: curry, curried, korma, masala, dal, keema, saag, palak, rendang, vindaloo, jalfrezi, butter chicken
salad: salad, salade, tabbouleh, fattoush, larb, gado-gado, slaw
burger: burger, cheeseburger, hamburger
stir fry: stir-fry, stir-fried, kung pao, fried rice, yaki, chow mein, lo mein
smoothie: smoothie, shake, lassi
porridge: porridge, oatmeal, congee, overnight oats, steel-cut oats
pasta: pasta, spaghetti, penne, linguine, tagliatelle, fettuccine, lasagna, lasagne, macaroni, mac and cheese, carbonara, bolognese, zucchini noodles, ragù
chili: chili, chilli
baked potato: baked potato, jacket potato
oat bar: oat bar, flapjack
grilled cheese: grilled cheese, cheddar melt, toastie
`;

/**
 * Foods that are excluded together with another: after its name come words in names of ingredients. Foods
 * that the table counts as that main ingredient are excluded without being listed here.
 */
export const LEFT_OUT = `
onion: onion, shallot, scallion
pork: pork, bacon, ham, prosciutto, pancetta, chorizo, salami, pepperoni, italian sausage, smoked sausage, bratwurst, lardon, gelatin
beef: beef, steak, bison, pastrami, bresaola
red meat: beef, pork, lamb, veal, venison, bison, steak, bacon, ham, prosciutto, pancetta, chorizo, salami, pepperoni, italian sausage, smoked sausage, pastrami
poultry: chicken, turkey, duck, goose
bread: bread, baguette, ciabatta, bagel, chapati, tortilla, pita, naan, bun, muffin, focaccia, pumpernickel, sourdough, crispbread, breadcrumb
mushroom: mushroom, shiitake, portobello, chanterelle, porcini
coconut: coconut
chili: chili, chilli, jalapeno, cayenne, chipotle, sriracha, harissa, gochujang
spicy food: chili, chilli, jalapeno, cayenne, chipotle, sriracha, harissa, gochujang
alcohol: wine, beer, sake, mirin, rum, brandy, sherry, vodka
sugar: sugar, honey, maple syrup, agave, molasses
legume: bean, chickpea, lentil, pea, edamame, peanut, soy, tofu, tempeh
pasta: pasta, spaghetti, penne, linguine, tagliatelle, fettuccine, lasagna, macaroni, orzo, noodle
chocolate: chocolate, cocoa, cacao
`;
