/**
 * Foods of animals, each with the words that somebody may ask to leave out, and by which the name of an
 * ingredient gives it away. "also" are more words of names, "not" are names that only look alike, and where a
 * word of "unless" stands in a name it is something else altogether. Vegan foods are none of them.
 */
export const ANIMAL_NAMES = `
chicken, Hähnchen, Hühnchen, Huhn, Hähnchenfleisch, pollo, poulet
  also poussin, hen, Hähnchenbrust, Hühnerbrust
turkey, Pute, Truthahn, pavo, dinde
  also Putenbrust, Putenfleisch
duck, Ente, pato, canard
  also Entenbrust
goose, Gans, ganso, oie
quail, Wachtel, codorniz, caille
beef, Rindfleisch, Rind, carne de res, ternera, boeuf
  also sirloin, ribeye, brisket, flank steak, skirt steak, strip steak, rump steak, corned beef, pastrami, oxtail
  also bresaola, beefsteak, Rinderhackfleisch, Rinderhack
  not bison sirloin, pork sirloin, lamb sirloin, turkey pastrami
  unless meatless
veal, Kalb, Kalbfleisch, veau
lamb, mutton, Lamm, Lammfleisch, cordero, agneau
pork, Schwein, Schweinefleisch, cerdo, porc
  also bacon, ham, gammon, prosciutto, pancetta, guanciale, lardon, lard, chorizo, salami, pepperoni, mortadella, speck
  also bratwurst, Italian sausage, smoked sausage, kielbasa, hot dog, frankfurter, spare rib, sparerib, baby back rib
  not turkey bacon, beef bacon, turkey ham, chicken ham, beef frankfurter, chicken frankfurter, turkey frankfurter
  not turkey pepperoni, turkey salami, beef salami, chicken chorizo, turkey chorizo, beef hot dog, beef chorizo
  not beef sparerib, beef spare rib, smoked turkey sausage, chicken bratwurst, turkey bratwurst, chicken salami
  not tempeh bacon, coconut bacon, tofu bacon, seitan bacon, soy bacon, soy chorizo, soya chorizo
  unless vegetarian, meatless
venison, Hirsch, Reh, ciervo, chevreuil
rabbit, hare, Kaninchen, conejo, lapin
bison
goat, Ziege, cabra, chèvre
bacon, Speck, tocino, beicon, lard fumé
  also pancetta, lardon, guanciale
  unless vegetarian, meatless, tempeh, coconut
ham, Schinken, jamón, jambon
  also prosciutto, gammon
  unless vegetarian, meatless
sausage, Wurst, Würstchen, salchicha, saucisse
  also bratwurst, chorizo, frankfurter, hot dog, kielbasa, merguez, pepperoni, salami, wiener, andouille, mortadella
  unless vegetarian, meatless, tofu, seitan
offal, organ meat, Innereien
  also liver, kidney, tripe, sweetbread, gizzard, giblet
liver, Leber, hígado, foie
salmon, Lachs, salmón, saumon
  also lox
tuna, Thunfisch, atún, thon
  also ahi, albacore
cod, Kabeljau, Dorsch, bacalao, cabillaud
trout, Forelle, Forellen, trucha, truite
mackerel, Makrele, Makrelen, caballa, maquereau
sardine, Sardine, Sardinen, sardina
  also pilchard
anchovy, Sardelle, Sardellen, anchoa, anchois
  also Worcestershire sauce, Caesar dressing
herring, Hering, arenque, hareng
  also kipper, matjes, rollmops
shrimp, prawn, Garnele, Garnelen, Krabben, gamba, camarón, camarones, langostino, crevette
  also scampi
crab, Krebs, cangrejo, crabe
  also crabmeat
lobster, Hummer, langosta, homard
mussel, Muschel, Muscheln, Miesmuschel, Miesmuscheln, mejillón, mejillones, moule
clam, Venusmuschel, Venusmuscheln, almeja, palourde
oyster, Auster, Austern, ostra, huître
scallop, Jakobsmuschel, Jakobsmuscheln, vieira, coquille saint jacques
squid, calamari, Tintenfisch, calamar
octopus, Oktopus, pulpo, poulpe
egg, Ei, Eier, huevo, oeuf
  also yolk, mayonnaise, mayo, aioli, meringue, hollandaise, omelet, omelette, frittata, brioche
  not egg replacer, egg substitute, flax egg, chia egg, chocolate egg, egg plant, egg fruit
  unless eggless
mayonnaise, mayo, Mayonnaise, mayonesa
  also aioli
butter, Butter, mantequilla, beurre
  also ghee
  unless dairy free
cream, Sahne, Rahm, nata, crème
  also crème fraîche, half and half
  not cream cheese, cream of tartar, cream of wheat, cream cracker, cream soda, cream of coconut, egg cream, cream sherry
  unless dairy free
yogurt, yoghurt, Joghurt, yogur, yaourt
  also skyr, labneh, tzatziki, raita
  unless dairy free
kefir
quark, Magerquark
buttermilk, Buttermilch
whey, Molke
cottage cheese, Hüttenkäse, requesón
feta
mozzarella
  also burrata
parmesan, Parmesan, parmesano
  also parmigiano, grana padano
cheddar
halloumi
ricotta
cream cheese, Frischkäse, queso crema
goat cheese, Ziegenkäse, queso de cabra, fromage de chèvre
  also goat cheese
blue cheese, Blauschimmelkäse, queso azul, bleu
  also gorgonzola, stilton, roquefort
cheese, Käse, queso, fromage
  also cheddar, feta, mozzarella, burrata, parmesan, parmigiano, pecorino, grana padano, gouda, edam, gruyère, emmental
  also emmentaler, brie, camembert, stilton, gorgonzola, roquefort, manchego, cotija, provolone, ricotta, mascarpone
  also paneer, halloumi, Monterey Jack, pepper jack, asiago, havarti, colby, raclette, fontina, Frischkäse, Hüttenkäse
  not head cheese, cheese plant
  unless dairy free
honey, Honig, miel
`;
