import { describe, expect, test } from '@jest/globals';
import { findsExcluded } from './ingredient-names.js';

/** An excluded word, names that match it, and names that do not. Names are separated by ";". */
const JUDGED: [word: string, yes: string, no: string][] = [
  ['fish', 'salmon fillet; canned anchovy; fish sauce; Worcestershire sauce; surimi sticks', 'shrimp; tofu'],
  ['seafood', 'mussel meat; cod fillet; oyster sauce; squid', 'oyster mushroom; nori sheet; chicken breast'],
  [
    'shellfish',
    'shrimp; scallop; canned crab; oyster; langoustines',
    'crab apple; salmon fillet; lobster mushroom',
  ],
  ['Meeresfrüchte', 'Garnelen; mussel meat', 'beef'],
  [
    'nuts',
    'almond flour; cashew butter; peanut oil; mixed nuts; pine nut; almond milk, unsweetened',
    'ground nutmeg',
  ],
  [
    'nuts',
    'Haselnüsse; chocolate hazelnut spread',
    'coconut milk; butternut squash; doughnut; water chestnut; tiger nut',
  ],
  ['tree nuts', 'walnut; pecan; basil pesto', 'peanut butter, unsalted; coconut oil'],
  ['peanuts', 'peanut powder, defatted; peanut butter', 'pea; walnut'],
  [
    'seeds',
    'chia seed; tahini; sunflower seed butter; poppy seed',
    'pomegranate seeds; rapeseed oil; sunflower oil',
  ],
  [
    'gluten',
    'rolled oats; soy sauce; pearl barley; panko; beer; rye crispbread; plain flour',
    'buckwheat groats; tamari',
  ],
  [
    'gluten',
    'flour tortilla; udon noodles, cooked',
    'gluten-free rolled oats; rice noodles; corn tortilla; ginger beer',
  ],
  [
    'wheat',
    'bulgur; couscous; whole-wheat pasta; spelt flour, wholegrain',
    'buckwheat flour; chickpea pasta; oat flour',
  ],
  ['grains', 'brown rice; quinoa; polenta; rolled oats', 'cauliflower rice; whole-grain mustard; soy sauce'],
  [
    'milk',
    'whole milk; cheddar; butter, unsalted; whey protein powder; goat milk; milk chocolate',
    'coconut milk, light',
  ],
  [
    'dairy',
    'crème fraîche; skyr; half-and-half; paneer',
    'oat milk; cream of tartar; peanut butter; cocoa butter',
  ],
  [
    'dairy',
    'ricotta, part-skim; kefir',
    'butter beans; butterhead lettuce; soy yogurt, plain; vegan margarine; eggs',
  ],
  ['dairy', 'vanilla ice cream', 'coconut ice cream; oat crème fraîche; cashew cream cheese'],
  ['Milch', 'Sahne; Käse', 'Kokosmilch'],
  ['lactose', 'semi-skimmed milk; cottage cheese; heavy cream', 'Parmesan; lactose-free milk; oat milk'],
  [
    'cheese',
    'Mexican cheese blend; soft goat cheese; feta',
    'vegan feta; almond cheese; Greek yogurt, nonfat',
  ],
  ['Kaese', 'Gouda', 'Quark'],
  ['eggs', 'egg white; mayonnaise; egg noodles; quail egg', 'eggplant; vegan mayonnaise; flax egg'],
  [
    'meat',
    'ground bison; bone broth; turkey bacon; chicken stock; sliced roast beef',
    'crab meat; beef tomato; soy mince',
  ],
  ['red meat', 'venison; lamb shank; prosciutto', 'chicken thigh; turkey sausage; salmon fillet'],
  ['poultry', 'duck with skin; whole chicken; ground turkey, 7% fat', 'quail egg; duck sauce; beef stock'],
  [
    'pork',
    'bacon; chorizo; cooked ham; pork belly; Italian sausage',
    'turkey bacon; beef frankfurter; turkey sausage',
  ],
  ['Schweinefleisch', 'pancetta; pork chop', 'beef brisket'],
  [
    'beef',
    'beef stock cube; pastrami; skirt steak',
    'beef tomato; tuna steak; beefsteak tomato; bison steak',
  ],
  ['lamb', 'rack of lamb; ground lamb', "lamb's lettuce"],
  ['processed meat', 'salami; lean cooked ham; turkey sausage', 'chicken breast; ground beef, 20% fat'],
  ['sausage', 'bratwurst; turkey sausage; Italian sausage', 'vegan sausage; sage'],
  ['legumes', 'dried lentils; green bean; firm tofu; hummus', 'peanut; vanilla bean; soy sauce'],
  ['pulses', 'canned chickpeas, drained; dried split peas', 'green bean; snow pea; coffee beans'],
  [
    'beans',
    'canned kidney beans, drained; edamame; black-eyed peas',
    'bean sprouts; vanilla bean; chickpea flour',
  ],
  ['soy', 'tofu; miso paste; tamari; teriyaki sauce; tempeh', 'coconut aminos; oat milk'],
  ['nightshades', 'potato; tomato paste; smoked paprika; eggplant; jalapeño', 'sweet potato; black pepper'],
  ['citrus', 'lemon zest; orange juice; clementine', 'lemongrass; orange bell pepper; lemon sole'],
  [
    'berries',
    'frozen mixed berries; redcurrant; strawberry',
    'wheat berries; bay leaf; banana; juniper berries',
  ],
  ['mushrooms', 'oyster mushroom; dried shiitake mushroom', 'chocolate truffle'],
  ['Pilze', 'white mushroom', 'leek'],
  ['potatoes', 'baby potato; potato flour; frozen French fries', 'sweet potato; frozen sweet potato fries'],
  ['sweet potatoes', 'baked sweet potato', 'baby potato'],
  ['goat cheese', 'soft goat cheese', 'goat milk'],
  ['alliums', 'garlic powder; chives; banana shallot', 'fennel bulb'],
  ['alcohol', 'red wine; mirin; fortified wine', 'red wine vinegar; ginger beer; alcohol-free beer'],
  ['spicy food', 'sriracha; chilli flakes; cayenne pepper', 'black pepper; sweet paprika'],
  ['bread', 'rye bread; bagel; whole-wheat pita bread', 'bread flour; gingerbread; breadfruit'],
  [
    'pasta',
    'lasagne sheet; cooked spaghetti; gluten-free pasta',
    'spaghetti squash; pasta sauce; rice noodles',
  ],
  ['rice', 'rice noodles; risotto rice; rice milk, unsweetened', 'cauliflower rice; rice vinegar'],
  ['sugar', 'coconut sugar; molasses', 'sugar snap pea; sugar-free jelly'],
  ['chocolate', 'dark chocolate, 70%; cocoa powder, unsweetened', 'cocoa butter; carob'],
  [
    'corn',
    'frozen sweet corn; polenta; corn tortilla; cornstarch',
    'corned beef; corn salad; acorn squash; peppercorns',
  ],
  ['oats', 'oat milk; gluten-free rolled oats; muesli', 'goat milk'],
  [
    'butter',
    'butter, salted; ghee',
    'peanut butter, unsalted; almond butter; butternut squash; butter lettuce',
  ],
  ['banana', 'banana chips', 'banana shallot; banana pepper'],
  ['onions', 'red onion; spring onion; onion powder', 'shallot; garlic'],
  ['aubergine', 'eggplant', 'egg'],
  ['prawns', 'cooked shrimp', 'crab meat'],
  ['gambas', 'shrimp', 'clam'],
  ['courgettes', 'zucchini', 'cucumber'],
  ['coriander', 'cilantro; ground coriander', 'fresh parsley'],
  ['pollo', 'chicken thigh', 'turkey breast'],
  ['Linsen', 'dried red lentils', 'canned chickpeas, drained'],
  ['noix', 'walnut', 'noix de coco'],
  ['limes', 'lime juice', 'lima beans'],
  ['cherries', 'frozen cherry', 'cherry tomato'],
  ['celery', 'celery seed', 'parsley'],
];

const names = (text: string) => text.split('; ').filter(Boolean);

describe('what an ingredient is, by its name', () => {
  test.each(JUDGED)('%s is in %s, and not in %s', (word, yes, no) => {
    expect(names(yes).filter((name) => findsExcluded(word, name) !== 'yes')).toEqual([]);
    expect(names(no).filter((name) => findsExcluded(word, name) !== 'no')).toEqual([]);
  });

  test('a word without a list is looked for as it is', () => {
    expect(findsExcluded('Brussels pâté', 'brussels pate, smooth')).toBe('yes');
    expect(findsExcluded('jackfruits', 'jackfruit')).toBe('yes');
    expect(findsExcluded('navy', 'canned navy beans')).toBe('unknown');
    expect(findsExcluded('jackfruit', 'jackfruit-free curry')).toBe('unknown');
    expect(findsExcluded('jackfruit', 'apple')).toBe('unknown');
  });

  test('a name is read to its end where it is a name, and no further', () => {
    expect(findsExcluded('milk', `${'x '.repeat(100)}milk`)).toBe('yes');
    expect(findsExcluded('milk', `${'x '.repeat(100_000)}milk`)).toBe('no');
  });

  test.each(['', ' ', '…', '_', 'constructor', '__proto__'])('nothing is known of "%s"', (word) => {
    expect(findsExcluded(word, 'beef')).toBe('unknown');
  });
});
