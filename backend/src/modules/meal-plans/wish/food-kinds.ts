import { type Food, wordsOf } from '../../foods/index.js';

/** A food, and each of its names as words. */
export interface NamedFood {
  food: Food;
  names: ReadonlySet<string>[];
}

export type FoodRule = (food: NamedFood) => boolean;

const named = (words: string): FoodRule => {
  const wanted = wordsOf(words);
  return ({ names }) => names.some((name) => wanted.some((word) => name.has(word)));
};

const mainly =
  (...mains: string[]): FoodRule =>
  ({ food }) =>
    mains.includes(food.main ?? '');

const either =
  (...rules: FoodRule[]): FoodRule =>
  (food) =>
    rules.some((rule) => rule(food));

const both =
  (...rules: FoodRule[]): FoodRule =>
  (food) =>
    rules.every((rule) => rule(food));

const not =
  (rule: FoodRule): FoodRule =>
  (food) =>
    !rule(food);

const SEA: readonly string[] = ['fish', 'crustaceans', 'molluscs'];
const ofTheSea: FoodRule = ({ food }) => food.allergens.some((allergen) => SEA.includes(allergen));
const withMilk: FoodRule = ({ food }) => food.allergens.includes('milk');
const seasoning: FoodRule = ({ food }) => food.isStaple;

/** Of an animal that was killed, the sea apart; so no vegetarian bacon, and no beef tomato. */
const ofAnAnimal = both(({ food }) => food.excludes.includes('vegetarian'), not(ofTheSea));

const POULTRY = 'chicken turkey duck goose';
const PIG = 'pork bacon ham prosciutto salami pepperoni chorizo bratwurst gelatine gelatin';
const RED = 'beef lamb veal bison venison pastrami';
const ANY = 'rabbit sausage frankfurter collagen bone';

const poultry = both(ofAnAnimal, named(POULTRY));
/** A sausage that is not called after an animal is mostly of pork. */
const pork = both(ofAnAnimal, either(named(PIG), both(mainly('sausage'), not(named(RED)))), not(poultry));

/** Words that mean a kind of food, where names alone would say too little or too much. */
export const FOOD_KINDS: Record<string, FoodRule> = {
  meat: both(ofAnAnimal, named(`${POULTRY} ${PIG} ${RED} ${ANY}`)),
  'red meat': either(pork, both(ofAnAnimal, named(RED), not(poultry))),
  poultry,
  pork,
  sausage: mainly('sausage'),
  seafood: ofTheSea,
  'white fish': mainly('white fish'),
  alcohol: both(named('beer wine sake mirin rum brandy'), not(named('vinegar'))),
  pepper: mainly('bell pepper'),
  olive: both(named('olive'), not(seasoning), not(ofTheSea)),
  bean: mainly('beans'),
  legume: mainly('beans', 'lentils', 'chickpeas', 'peas', 'green beans', 'edamame'),
  berry: mainly('berries'),
  mushroom: either(mainly('mushroom'), named('mushroom')),
  cheese: either(mainly('cheese', 'cottage cheese'), named('cheese parmesan pecorino')),
  yogurt: either(mainly('yogurt'), named('yogurt')),
  pasta: either(mainly('pasta'), both(named('pasta'), not(mainly('tomato')))),
  bread: mainly('bread'),
  potato: both(named('potato'), not(mainly('sweet potato'))),
  butter: both(named('butter'), withMilk, not(mainly('peanut butter'))),
  cream: both(named('cream'), withMilk, not(named('cheese milk'))),
  chocolate: named('chocolate cocoa cacao'),
  corn: both(named('corn sweetcorn popcorn cornstarch polenta'), not(mainly('beef', 'lettuce'))),
  rice: both(named('rice'), not(named('cauliflower konjac'))),
  sugar: both(named('sugar'), not(named('snap pumpkin'))),
  onion: named('onion shallot'),
  'spicy food': named('chilli chili cayenne jalapeno sriracha tabasco harissa gochujang'),
};

/** Other words for a food or a kind: of other regions and languages. */
export const SAME_FOOD: [name: string, others: string][] = [
  ['shrimp', 'prawn, Garnelen, gambas, crevettes, gamberi'],
  ['eggplant', 'aubergine'],
  ['zucchini', 'courgette'],
  ['cilantro', 'coriander'],
  ['yogurt', 'yoghurt, Joghurt'],
  ['pepper', 'bell pepper, capsicum, sweet pepper'],
  ['legume', 'pulses'],
  ['seafood', 'sea food'],
  ['alcohol', 'booze, Alkohol'],
  ['spicy food', 'spicy, hot spices, hot food, spice, spicy stuff, spicy things'],
  ['mushroom', 'champignon, Pilze, Pilz, setas, hongos, funghi, champignons'],
  ['meat', 'Fleisch, carne, viande'],
  ['pork', 'Schwein, Schweinefleisch, swine, cerdo, porc, maiale'],
  ['beef', 'Rindfleisch, ternera, boeuf, manzo'],
  ['chicken', 'Hähnchen, Huhn, pollo, poulet'],
  ['cheese', 'Käse, queso, fromage, formaggio'],
  ['tomato', 'Tomaten, tomate, pomodori, pomodoro'],
  ['onion', 'Zwiebeln, Zwiebel, cebolla, oignon, oignons, cipolla, cipolle'],
  ['garlic', 'Knoblauch, ajo, ail, aglio'],
  ['red meat', 'rotes Fleisch, carne roja, viande rouge, carne rossa'],
];
