/**
 * Words that mean more, fewer, or other foods than their names say. Each line is one group: its English words, and the
 * foods of the table that it excludes. Words that are not listed here are read by the names of foods (food-index.ts).
 *
 * @milk         labeled with that allergen
 * main:cheese   with that main ingredient
 * beef-*        with IDs that begin so; without the star, the one food with that ID
 * =pork         everything that another group excludes
 * ~cherry       what the names of foods say: kinds, forms, and obvious products of it
 * -oil-*        not these, whatever comes before
 */
export const FOOD_GROUPS: readonly [words: string, foods: string][] = [
  // The allergens that labels must name.
  ['fish', '@fish'],
  ['shellfish, shell fish', '@crustaceans @molluscs'],
  ['seafood, sea food', '@fish @crustaceans @molluscs'],
  ['crustaceans', '@crustaceans'],
  ['mollusks, molluscs', '@molluscs'],
  ['nuts', '@nuts @peanuts chestnut'],
  ['tree nuts', '@nuts'],
  ['peanuts, groundnuts', '@peanuts'],
  ['gluten', '@gluten'],
  ['wheat', '@gluten -barley* -milk-oat -oat-* -oats-* -flour-rye -bread-pumpernickel -crispbread-rye'],
  ['milk', '@milk'],
  ['dairy, milk products, dairy products, cow’s milk', '@milk'],
  ['lactose', '@milk'],
  ['eggs', '@eggs'],
  ['soy, soya, soybeans, soya beans', '@soybeans'],
  ['celery', '@celery'],
  ['mustard', '@mustard'],
  ['sesame', '@sesame'],
  ['sulfites, sulphites', '@sulphites'],

  // Fish and seafood.
  ['white fish', 'main:white_fish'],
  ['anchovies', 'anchovy-canned caesar-dressing worcestershire-sauce'],
  [
    'oily fish, fatty fish',
    'anchovy-canned herring* mackerel* salmon* sardine-* trout tuna-canned-oil tuna-steak swordfish',
  ],
  ['smoked fish', 'salmon-smoked herring-smoked'],
  ['canned fish, tinned fish', 'anchovy-canned mackerel-canned salmon-canned sardine-* tuna-canned-*'],
  ['shrimp, prawns', 'shrimp shrimp-cooked'],
  ['squid, calamari', 'squid'],
  ['crab, crab meat, crabmeat', '~crab'],
  ['tuna, tuna fish', '~tuna'],
  ['canned tuna, tinned tuna', 'tuna-canned-*'],
  ['tuna in water', 'tuna-canned-water tuna-canned-white'],
  ['seaweed', 'nori'],

  // Meat.
  ['meat', '=red_meat =poultry rabbit collagen-powder gelatine'],
  ['red meat', '=beef =pork =lamb =veal bison-* venison*'],
  ['poultry, fowl, white meat', '=chicken =turkey duck-*'],
  ['beef', 'beef-* bone-broth sausage-frankfurter stock-beef stock-cube-beef'],
  ['ground beef, minced beef, beef mince, hamburger meat', 'beef-ground-*'],
  ['veal', 'veal-*'],
  ['lamb, mutton', 'lamb-*'],
  ['game, game meat', 'bison-* venison* rabbit'],
  [
    'pork, pig, swine',
    'pork-* bacon bacon-canadian bacon-cooked bratwurst chorizo ham ham-lean kielbasa pepperoni prosciutto salami gelatine',
  ],
  ['chicken', 'chicken-* sausage-frankfurter-chicken stock-chicken* stock-cube-chicken'],
  ['turkey', 'turkey-* bacon-turkey sausage-turkey'],
  ['duck', 'duck-*'],
  ['bacon', 'bacon bacon-*'],
  ['ham', 'ham ham-lean prosciutto'],
  ['sausage, hot dogs and sausages', 'main:sausage sausage-*'],
  ['hot dogs, frankfurters', 'sausage-frankfurter sausage-frankfurter-chicken'],
  [
    'processed meat, deli meat, cold cuts, lunch meat, luncheon meat, cured meat, charcuterie',
    '=sausage bacon bacon-* ham ham-lean prosciutto salami pepperoni beef-corned-canned beef-pastrami beef-roast-sliced chicken-breast-sliced turkey-breast-sliced',
  ],
  ['steak', 'beef-flank-steak beef-ribeye beef-sirloin-* beef-skirt-steak beef-strip-steak beef-tenderloin'],
  [
    'ground meat, mince, minced meat',
    'beef-ground-* bison-ground chicken-ground lamb-ground pork-ground* turkey-ground-* veal-ground venison-ground',
  ],
  ['ribs, spare ribs', 'pork-ribs* beef-short-rib'],
  ['liver', 'beef-liver chicken-liver'],
  ['offal, organ meat, organ meats, innards', 'beef-liver chicken-liver'],
  ['gelatin', 'gelatine'],
  ['meat substitutes, fake meat, mock meat, meat replacements', 'seitan textured-soy tofu-* tempeh'],

  // Single milk products.
  [
    'cheese',
    'main:cheese main:cottage_cheese cotija cream-cheese* goat-cheese mexican-cheese parmesan pecorino pesto',
  ],
  ['cottage cheese', 'cottage-cheese*'],
  ['Parmesan', 'parmesan pecorino'],
  ['butter', 'butter butter-salted ghee'],
  ['cream', 'cream-double cream-heavy cream-single creme-fraiche half-and-half sour-cream*'],
  ['yogurt, yoghurt', 'yogurt-* skyr'],
  ['goat products, goat', 'goat-cheese milk-goat'],
  ['plant milk, plant-based milk, non-dairy milk', 'milk-almond* milk-oat milk-rice milk-soy*'],
  ['protein powder, protein shakes, protein shake', 'main:protein_powder collagen-powder -protein-bar'],
  ['whey', 'whey-protein'],
  ['mayonnaise, mayo', 'mayonnaise*'],

  // Single nuts and seeds, with the mixtures that contain them.
  ['almonds', '~almond nuts-mixed granola muesli trail-mix'],
  ['walnuts', '~walnut nuts-mixed granola muesli trail-mix'],
  ['cashews', '~cashew nuts-mixed granola muesli trail-mix'],
  ['hazelnuts, filberts', '~hazelnut nuts-mixed granola muesli trail-mix'],
  ['pecans', '~pecan nuts-mixed trail-mix'],
  ['pistachios', '~pistachio nuts-mixed trail-mix'],
  ['macadamias', '~macadamia nuts-mixed'],
  ['Brazil nuts', '~brazil_nut nuts-mixed'],
  ['pine nuts, pine kernels', 'pine-nut pesto'],
  ['nut butter', 'almond-butter cashew-butter hazelnut-spread peanut-butter*'],
  ['nut milk', 'milk-almond*'],
  [
    'seeds',
    'caraway-seed celery-seed chia-seed fennel-seed fenugreek-seed flaxseed* hemp-seed mustard-seed oil-flaxseed poppy-seed pumpkin-seed sesame-seed sunflower-seed* tahini',
  ],
  ['sesame seeds', 'sesame-seed tahini'],
  ['hemp', 'hemp-seed'],
  ['flax', 'flaxseed* oil-flaxseed'],
  ['poppy', 'poppy-seed'],

  // Legumes.
  [
    'legumes',
    '=beans =pulses flour-peanut flour-soy milk-soy* miso nuts-mixed pea-* peanut* soy-protein tempeh textured-soy tofu-* trail-mix yogurt-soy',
  ],
  ['pulses', 'beans-* bean-broad =chickpeas =lentils pea-green* pea-protein peas-split*'],
  ['beans', 'bean-broad bean-green* beans-* edamame'],
  ['green beans, string beans, French beans', 'bean-green*'],
  ['seitan', 'seitan wheat-gluten'],
  ['chickpeas, garbanzo beans, garbanzos', '~chickpea hummus'],
  ['lentils', '~lentil'],
  ['peas', 'pea-* peas-split*'],
  ['soy sauce, soya sauce', 'soy-sauce*'],

  // Grain.
  [
    'grains, cereals and grains',
    '=bread =corn =oats =pasta =rice barley* bulgur* couscous* cracker-* crispbread-rye flour-bread flour-rye flour-self-raising flour-spelt flour-wheat flour-whole-wheat millet* noodles-egg* noodles-soba* noodles-udon phyllo pita-chips pretzel puff-pastry seitan semolina shredded-wheat spelt* tortilla-flour wheat-* amaranth buckwheat* flour-buckwheat quinoa* -pasta-chickpea -pasta-lentil',
  ],
  ['bread', 'main:bread breadcrumbs panko pita-chips -taco-shell -tortilla-corn -tortilla-flour'],
  ['breadcrumbs', 'breadcrumbs panko'],
  ['pasta', 'pasta pasta-* spaghetti* lasagne-sheet'],
  ['noodles', 'noodles-*'],
  ['rice', 'rice-* noodles-rice* milk-rice'],
  ['oats, oatmeal, porridge', 'oat-* oats-* granola* muesli milk-oat'],
  [
    'cereal, breakfast cereal, cereals',
    'corn-flakes granola granola-low-fat muesli rice-puffed shredded-wheat',
  ],
  ['rye', '~rye'],
  ['granola', 'granola*'],
  ['buckwheat', '~buckwheat noodles-soba*'],
  ['tortillas, wraps', 'tortilla-corn tortilla-flour'],
  [
    'flour',
    'flour-bread flour-buckwheat flour-potato flour-rye flour-self-raising flour-spelt flour-wheat flour-whole-wheat oat-flour rice-flour* tortilla-flour',
  ],
  [
    'corn, maize',
    'corn corn-* cornstarch masa-harina polenta* popcorn-air-popped taco-shell tortilla-chips* tortilla-corn',
  ],
  ['sweetcorn, sweet corn', 'corn corn-baby corn-canned corn-frozen'],
  ['pastry', 'phyllo puff-pastry'],
  ['crackers', 'cracker-* crispbread-rye'],

  // Vegetables.
  ['tomatoes', '~tomato sardine-canned-tomato enchilada-sauce ketchup marinara pizza-sauce salsa -tomatillo'],
  ['tomato sauce', 'tomato-sauce marinara pizza-sauce sardine-canned-tomato'],
  ['potatoes, spuds', 'potato potato-* flour-potato french-fries-frozen hash-brown-frozen'],
  ['fries, french fries', 'french-fries-frozen sweet-potato-fries-frozen'],
  ['chips', 'banana-chips french-fries-frozen pita-chips sweet-potato-fries-frozen tortilla-chips*'],
  ['crisps', 'banana-chips pita-chips tortilla-chips*'],
  ['sweet potatoes', 'sweet-potato*'],
  ['peppers, bell peppers, sweet peppers, capsicum', 'bell-pepper-* peppers-roasted'],
  [
    'chili, chile, chilli, chiles, chillies, chilies, chili peppers, hot peppers',
    '=spicy_food sweet-chilli-sauce',
  ],
  [
    'spicy food, spicy, hot spices, hot food, spicy stuff, spicy things, hot spice',
    'cayenne chili-* chilli-* curry-paste* gochujang harissa hot-sauce jalapeno* kimchi sriracha tabasco',
  ],
  ['chili sauce, chilli sauce', 'hot-sauce sweet-chilli-sauce'],
  ['onions', 'onion onion-*'],
  ['garlic', '~garlic'],
  ['coriander', 'cilantro coriander-seed'],
  ['broccoli', 'broccoli*'],
  ['fennel', 'fennel fennel-seed'],
  ['alliums', 'chives leek shallot =onions =garlic'],
  ['basil', '~basil pesto'],
  ['cilantro, coriander leaves', 'cilantro'],
  ['cabbage', 'cabbage-* bok-choy kimchi sauerkraut'],
  ['cauliflower', 'cauliflower*'],
  ['lettuce', 'lettuce-*'],
  ['olives', 'olives-*'],
  ['mushrooms', 'main:mushroom'],
  ['shiitake', 'mushroom-shiitake*'],
  ['pumpkin', 'pumpkin squash-hokkaido'],
  ['squash', 'squash-* pumpkin'],
  ['beets, beetroot', 'beetroot beetroot-cooked'],
  ['pickles, gherkins', 'pickle'],
  [
    'nightshades',
    '=tomatoes =potatoes =peppers =chili eggplant enchilada-sauce paprika* salsa-verde tomatillo',
  ],
  [
    'cruciferous vegetables, brassicas, cruciferous veg, cruciferous',
    '=cabbage arugula bok-choy broccoli* brussels-sprout* cauliflower* collard-greens daikon kale* kohlrabi radish rutabaga turnip watercress',
  ],
  [
    'leafy greens, leafy vegetables',
    'lettuce-* spinach* kale* arugula bok-choy chard-swiss collard-greens endive radicchio watercress',
  ],
  [
    'root vegetables',
    'beetroot* carrot* cassava celeriac daikon parsnip potato potato-* radish rutabaga sweet-potato* turnip',
  ],
  [
    'fresh herbs',
    'basil-fresh chives cilantro dill-fresh mint-fresh parsley-fresh rosemary-fresh thyme-fresh',
  ],
  [
    'herbs',
    '=fresh_herbs basil-dried dill-dried herbs-italian marjoram-dried mint-dried oregano-dried parsley-dried rosemary-dried sage-dried tarragon-dried thyme-dried',
  ],

  // Fruit.
  [
    'citrus, citrus fruit, citrus fruits',
    'clementine grapefruit juice-orange lemon* lime* orange* tangerine -lemongrass',
  ],
  ['oranges', 'orange orange-zest juice-orange clementine tangerine'],
  [
    'berries',
    'berries-mixed-frozen blackberry blueberry* cranberry* currant-black currant-red juice-cranberry raspberry* strawberry*',
  ],
  ['strawberries', '~strawberry berries-mixed-frozen'],
  ['raspberries', '~raspberry berries-mixed-frozen'],
  ['blueberries', '~blueberry berries-mixed-frozen'],
  ['blackberries', '~blackberry berries-mixed-frozen'],
  ['stone fruit, stone fruits', 'apricot* cherry* nectarine peach plum prune'],
  [
    'tropical fruit, tropical fruits, exotic fruit',
    'banana banana-chips guava jackfruit juice-pineapple lychee mango* papaya passion-fruit pineapple kiwi*',
  ],
  [
    'dried fruit, dried fruits',
    'apple-dried apricot-dried blueberry-dried cherry-dried cranberry-dried currant-dried date date-medjool fig-dried prune raisin trail-mix',
  ],
  [
    'fruit, fruits',
    '=berries =citrus =stone_fruit =tropical_fruit =dried_fruit apple* fig grape juice-apple juice-grape juice-pomegranate melon-* pear persimmon pomegranate rhubarb watermelon -apple-dried',
  ],
  ['melon', 'melon-* watermelon'],
  ['raisins, sultanas', 'raisin currant-dried'],
  ['grapes', '~grape raisin currant-dried'],
  ['peaches', 'peach nectarine'],
  ['clementines, mandarins, tangerines, satsumas', 'clementine tangerine'],
  ['fruit juice, juice', 'juice-*'],
  ['coconut', '~coconut oil-coconut'],

  // Drinks, sweeteners, and seasonings.
  ['alcohol, booze', 'beer mirin sake wine-*'],
  ['wine', 'wine-*'],
  ['coffee', 'coffee coffee-instant espresso'],
  ['caffeine', 'coffee coffee-instant espresso tea-black tea-green'],
  ['sugar', 'sugar sugar-* milk-condensed molasses'],
  [
    'added sugar, refined sugar, added sugars',
    '=sugar agave-syrup chocolate-chips-vegan chocolate-dark* chocolate-milk chocolate-semisweet chocolate-white cranberry-dried granola* hazelnut-spread honey jam maple-syrup milk-almond-vanilla milk-condensed milk-soy-sweetened molasses sweet-chilli-sauce yogurt-vanilla',
  ],
  ['sweeteners, artificial sweeteners, artificial sweetener', 'erythritol stevia'],
  ['syrup', 'agave-syrup maple-syrup'],
  ['chocolate', 'chocolate-* hazelnut-spread trail-mix cocoa-powder cacao-nibs'],
  ['cocoa, cacao', 'cocoa-powder cacao-nibs chocolate-* hazelnut-spread -chocolate-white'],
  ['oil, oils', 'oil-* sardine-canned tuna-canned-oil tomatoes-sun-dried-oil'],
  ['seed oils, seed oil', 'oil-rapeseed oil-spray oil-sunflower'],
  ['vinegar', 'vinegar-* vinaigrette'],
  ['salad dressing, dressing, dressings', 'caesar-dressing ranch-dressing vinaigrette'],
  ['stock, broth', 'stock-* bone-broth'],
  ['bouillon, stock cubes, bouillon cubes', 'stock-cube-*'],
  ['curry', 'curry-paste* curry-powder'],
  ['vanilla', 'vanilla-extract yogurt-vanilla milk-almond-vanilla'],
];

/** Words in names of foods that mean different things to different people. */
export const ASKED_ABOUT = 'soda, salad, sprouts, rolls, cakes, bars, ice, water, stew, dip';
