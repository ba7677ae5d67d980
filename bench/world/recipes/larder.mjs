/** Ingredients of dishes: [name in the dish, food of the table, grams per portion]. */
export const poultry = [
  ['chicken breast', 'chicken-breast', 170],
  ['chicken thighs', 'chicken-thigh', 170],
  ['turkey breast', 'turkey-breast', 160],
  ['duck breast', 'duck-breast', 150],
];

export const meat = [
  ['sirloin steak', 'beef-sirloin-steak', 170],
  ['flank steak', 'beef-flank-steak', 160],
  ['pork chops', 'pork-chop', 170],
  ['pork tenderloin', 'pork-tenderloin', 160],
  ['lamb chops', 'lamb-chop', 170],
  ['lamb shoulder', 'lamb-shoulder', 150],
  ['venison', 'venison', 160],
];

export const fish = [
  ['salmon', 'salmon', 150],
  ['cod', 'cod', 180],
  ['trout', 'trout', 160],
  ['sea bass', 'sea-bass', 160],
  ['mackerel', 'mackerel', 130],
  ['tuna steaks', 'tuna-steak', 150],
  ['prawns', 'shrimp', 150],
  ['scallops', 'scallop', 140],
];

export const plants = [
  ['tofu', 'tofu-firm', 170],
  ['tempeh', 'tempeh', 130],
  ['halloumi', 'halloumi', 90],
  ['chickpeas', 'chickpeas-canned', 170],
  ['black beans', 'beans-black-canned', 170],
  ['lentils', 'lentils-cooked', 180],
  ['aubergine', 'eggplant', 220],
  ['portobello mushrooms', 'mushroom-portobello', 180],
];

export const cooked = [
  ['chicken', 'chicken-breast-cooked', 120],
  ['turkey', 'turkey-breast-cooked', 120],
  ['steak', 'beef-sirloin-steak-cooked', 110],
  ['tuna', 'tuna-canned-water', 110],
  ['smoked salmon', 'salmon-smoked', 80],
  ['prawn', 'shrimp-cooked', 110],
  ['feta', 'feta', 60],
  ['mozzarella', 'mozzarella', 80],
  ['chickpea', 'chickpeas-canned', 140],
  ['white bean', 'beans-white-canned', 140],
  ['lentil', 'lentils-cooked', 150],
  ['egg', 'egg-hard-boiled', 100],
];

export const starches = [
  ['brown rice', 'rice-brown-cooked', 170],
  ['rice', 'rice-white-cooked', 170],
  ['quinoa', 'quinoa-cooked', 160],
  ['couscous', 'couscous-cooked', 160],
  ['bulgur', 'bulgur-cooked', 160],
  ['barley', 'barley-cooked', 160],
  ['millet', 'millet-cooked', 160],
  ['polenta', 'polenta-cooked', 200],
  ['rice noodles', 'noodles-rice-cooked', 170],
  ['soba noodles', 'noodles-soba-cooked', 170],
  ['potatoes', 'potato', 250],
  ['sweet potatoes', 'sweet-potato', 220],
];

export const vegetables = [
  ['broccoli', 'broccoli', 130],
  ['green beans', 'bean-green', 120],
  ['asparagus', 'asparagus', 120],
  ['spinach', 'spinach', 80],
  ['kale', 'kale', 80],
  ['carrots', 'carrot', 110],
  ['cauliflower', 'cauliflower', 140],
  ['courgette', 'zucchini', 140],
  ['red pepper', 'bell-pepper-red', 120],
  ['fennel', 'fennel', 110],
  ['leeks', 'leek', 100],
  ['peas', 'pea-green-frozen', 90],
  ['beetroot', 'beetroot', 110],
  ['mushrooms', 'mushroom-cremini', 110],
  ['savoy cabbage', 'cabbage-savoy', 130],
  ['bok choy', 'bok-choy', 130],
  ['Brussels sprouts', 'brussels-sprout', 130],
  ['butternut squash', 'squash-butternut', 160],
  ['cherry tomatoes', 'tomato-cherry', 110],
  ['okra', 'okra', 110],
];

export const leaves = [
  ['romaine', 'lettuce-romaine', 80],
  ['rocket', 'arugula', 50],
  ['spinach', 'spinach', 60],
  ['watercress', 'watercress', 50],
  ["lamb's lettuce", 'lettuce-lambs', 50],
  ['kale', 'kale', 60],
];

export const fruit = [
  ['blueberry', 'blueberry', 90],
  ['raspberry', 'raspberry', 90],
  ['strawberry', 'strawberry', 110],
  ['banana', 'banana', 110],
  ['apple', 'apple', 120],
  ['pear', 'pear', 120],
  ['mango', 'mango', 110],
  ['peach', 'peach', 120],
  ['cherry', 'cherry', 100],
  ['kiwi', 'kiwi', 80],
  ['pineapple', 'pineapple', 110],
  ['fig', 'fig', 80],
];

export const nuts = [
  ['almond', 'almond', 18],
  ['walnut', 'walnut', 18],
  ['hazelnut', 'hazelnut', 18],
  ['pecan', 'pecan', 18],
  ['cashew', 'cashew', 18],
  ['pistachio', 'pistachio', 18],
  ['pumpkin seed', 'pumpkin-seed', 18],
  ['sunflower seed', 'sunflower-seed', 18],
];

export const cheeses = [
  ['feta', 'feta', 40],
  ['cheddar', 'cheddar', 35],
  ['goat cheese', 'goat-cheese', 40],
  ['Gruyère', 'gruyere', 35],
  ['mozzarella', 'mozzarella', 50],
  ['ricotta', 'ricotta', 60],
];

export const dairy = [
  ['Greek yogurt', 'yogurt-greek-low-fat', 180],
  ['skyr', 'skyr', 180],
  ['cottage cheese', 'cottage-cheese-low-fat', 180],
  ['quark', 'quark', 180],
  ['soy yogurt', 'yogurt-soy', 180],
];

export const milks = [
  ['milk', 'milk-semi-skimmed', 220],
  ['oat milk', 'milk-oat', 220],
  ['almond milk', 'milk-almond', 220],
  ['soy milk', 'milk-soy', 220],
];

export const breads = [
  ['rye', 'bread-rye', 64],
  ['sourdough', 'bread-sourdough', 64],
  ['wholemeal', 'bread-whole-wheat', 64],
  ['rice cake', 'rice-cake', 27],
];

export const spreads = [
  ['avocado', 'avocado', 70],
  ['hummus', 'hummus', 50],
  ['cottage cheese', 'cottage-cheese-low-fat', 80],
  ['peanut butter', 'peanut-butter', 25],
  ['almond butter', 'almond-butter', 25],
  ['ricotta', 'ricotta', 60],
  ['cream cheese', 'cream-cheese-light', 40],
];

/** Each with the amounts of its foods per portion. */
export const sauces = [
  {
    name: 'lemon and garlic',
    cuisine: 'greek',
    foods: [
      ['lemon-juice', 1, 'tbsp'],
      ['garlic', 1, 'cloves'],
      ['oil-olive', 2, 'tsp'],
    ],
  },
  {
    name: 'chimichurri',
    cuisine: 'argentinian',
    foods: [
      ['parsley-fresh', 10, 'g'],
      ['garlic', 1, 'cloves'],
      ['oil-olive', 1, 'tbsp'],
      ['vinegar-red-wine', 1, 'tsp'],
    ],
  },
  {
    name: 'ginger and soy',
    cuisine: 'chinese',
    foods: [
      ['soy-sauce', 1, 'tbsp'],
      ['ginger', 5, 'g'],
      ['oil-sesame', 1, 'tsp'],
    ],
  },
  {
    name: 'teriyaki',
    cuisine: 'japanese',
    foods: [
      ['teriyaki-sauce', 1.5, 'tbsp'],
      ['oil-sunflower', 1, 'tsp'],
    ],
  },
  {
    name: 'miso',
    cuisine: 'japanese',
    foods: [
      ['miso', 2, 'tsp'],
      ['mirin', 2, 'tsp'],
      ['oil-sesame', 1, 'tsp'],
    ],
  },
  {
    name: 'Thai red curry',
    cuisine: 'thai',
    foods: [
      ['coconut-milk', 100, 'ml'],
      ['curry-paste', 1, 'tbsp'],
      ['lime-juice', 2, 'tsp'],
    ],
  },
  {
    name: 'peanut',
    cuisine: 'indonesian',
    foods: [
      ['peanut-butter', 1.5, 'tbsp'],
      ['soy-sauce', 2, 'tsp'],
      ['lime-juice', 2, 'tsp'],
    ],
  },
  {
    name: 'tikka',
    cuisine: 'indian',
    foods: [
      ['yogurt-whole', 50, 'g'],
      ['garam-masala', 1, 'tsp'],
      ['tomato-passata', 80, 'g'],
    ],
  },
  {
    name: 'coconut and turmeric',
    cuisine: 'indian',
    foods: [
      ['coconut-milk-light', 100, 'ml'],
      ['turmeric', 0.5, 'tsp'],
      ['ginger', 5, 'g'],
    ],
  },
  {
    name: 'harissa',
    cuisine: 'moroccan',
    foods: [
      ['harissa', 1, 'tbsp'],
      ['oil-olive', 2, 'tsp'],
      ['lemon-juice', 2, 'tsp'],
    ],
  },
  {
    name: 'tahini',
    cuisine: 'lebanese',
    foods: [
      ['tahini', 1, 'tbsp'],
      ['lemon-juice', 1, 'tbsp'],
      ['garlic', 1, 'cloves'],
    ],
  },
  {
    name: 'salsa verde',
    cuisine: 'mexican',
    foods: [
      ['salsa-verde', 3, 'tbsp'],
      ['lime-juice', 2, 'tsp'],
      ['oil-olive', 1, 'tsp'],
    ],
  },
  {
    name: 'chipotle and lime',
    cuisine: 'mexican',
    foods: [
      ['paprika-smoked', 1, 'tsp'],
      ['chilli-flakes', 0.25, 'tsp'],
      ['lime-juice', 1, 'tbsp'],
      ['oil-olive', 2, 'tsp'],
    ],
  },
  { name: 'pesto', cuisine: 'italian', foods: [['pesto', 1.5, 'tbsp']] },
  {
    name: 'tomato and basil',
    cuisine: 'italian',
    foods: [
      ['tomatoes-canned', 120, 'g'],
      ['basil-fresh', 4, 'g'],
      ['oil-olive', 2, 'tsp'],
    ],
  },
  {
    name: 'mustard cream',
    cuisine: 'french',
    foods: [
      ['mustard-dijon', 2, 'tsp'],
      ['creme-fraiche', 35, 'g'],
      ['butter', 5, 'g'],
    ],
  },
  {
    name: 'herb butter',
    cuisine: 'french',
    foods: [
      ['butter', 14, 'g'],
      ['parsley-fresh', 4, 'g'],
      ['garlic', 1, 'cloves'],
    ],
  },
  {
    name: 'dill and yogurt',
    cuisine: 'nordic',
    foods: [
      ['yogurt-greek', 60, 'g'],
      ['dill-fresh', 3, 'g'],
      ['lemon-juice', 2, 'tsp'],
    ],
  },
  {
    name: 'smoky paprika',
    cuisine: 'spanish',
    foods: [
      ['paprika-smoked', 1, 'tsp'],
      ['garlic', 1, 'cloves'],
      ['oil-olive', 1, 'tbsp'],
    ],
  },
  {
    name: 'gochujang',
    cuisine: 'korean',
    foods: [
      ['gochujang', 1, 'tbsp'],
      ['soy-sauce', 1, 'tsp'],
      ['oil-sesame', 1, 'tsp'],
    ],
  },
  {
    name: 'honey and thyme',
    cuisine: 'british',
    foods: [
      ['honey', 2, 'tsp'],
      ['thyme-fresh', 1, 'g'],
      ['oil-rapeseed', 2, 'tsp'],
    ],
  },
  {
    name: 'barbecue',
    cuisine: 'american',
    foods: [
      ['bbq-sauce', 2, 'tbsp'],
      ['oil-rapeseed', 1, 'tsp'],
    ],
  },
];

/** Seasoning: [food of the table, amount and unit per portion]. */
export const herbs = [
  ['basil-dried', 0.25, 'tsp'],
  ['bay-leaf', 1, 'leaves'],
  ['caraway-seed', 0.25, 'tsp'],
  ['cardamom', 0.25, 'tsp'],
  ['chives', 3, 'g'],
  ['cilantro', 4, 'g'],
  ['coriander-seed', 0.25, 'tsp'],
  ['cumin', 0.25, 'tsp'],
  ['curry-powder', 0.5, 'tsp'],
  ['dill-dried', 0.25, 'tsp'],
  ['fennel-seed', 0.25, 'tsp'],
  ['five-spice', 0.25, 'tsp'],
  ['lemon-zest', 1, 'g'],
  ['lemongrass', 0.5, 'stalks'],
  ['marjoram-dried', 0.25, 'tsp'],
  ['mint-fresh', 3, 'g'],
  ['mustard-seed', 0.25, 'tsp'],
  ['nutmeg', 1, 'pinches'],
  ['oregano-dried', 0.25, 'tsp'],
  ['rosemary-fresh', 1, 'sprigs'],
  ['sage-dried', 0.25, 'tsp'],
  ['saffron', 1, 'pinches'],
  ['sesame-seed', 1, 'tsp'],
  ['tarragon-dried', 0.25, 'tsp'],
  ['thyme-dried', 0.25, 'tsp'],
];
