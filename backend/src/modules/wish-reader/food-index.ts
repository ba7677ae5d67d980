import { foods, splitWords } from '../foods/index.js';

/** Cuts, forms, and units of the preceding food. Alone they name no food. */
const CUTS = new Set(
  splitWords(`
    aril bit breast bulb butt cheek chop chuck chunk clove cob collar crumb cube cut cutlet drumstick escalope essence
    extract fillet filet fine flake flesh floret frank frond fruit germ granule groat ground half heart husk isolate
    kernel king leaf leg loin neck nib peel peptide piece pod powder protein quarter rack rasher rib ring root shank
    sheet shot shoulder slice spear sprig stalk starch stem stick strip tail tender tenderloin tentacle thigh thread
    tube whole wing zest
  `),
);

/** Products that are obviously made of the preceding food: apple juice is made of apples. */
const PRODUCTS = new Set(
  splitWords(`
    bread broth bun butter cake chip chop cream crisp crispbread drink flour frankfurter fries juice masa meal meat
    milk mince noodle nut oil passata pasta paste preserve puree roast sauce schnitzel spread steak stew stock syrup
    tortilla water
  `),
);

const isAfterAFood = (word: string) => CUTS.has(word) || PRODUCTS.has(word);

/** Words that describe a food. Alone they name no food. */
const QUALITIES = new Set(
  splitWords(`
    baby baked big black blanched bleached boiled boneless boiling breakfast bright brine brown browned canned carbonated
    clear cooked cooking crispy crunchy crushed cultured cured dark deep defatted deli diced dried dry extra fat firm flaked
    flat free fresh fried frozen full garden golden granulated grated green grilled ground half hard heavy high hot
    instant jarred jumbo large lean leftover light long low mashed mature medium mild milled minced minute mixed natural
    neutral new old orange oven organic part peeled pink pitted plain powdered prepared pressed processed protein puffed pure
    purple quick raw red reduced regular rich ripe roasted rolled round runny salted sea seedless sharp shelled short
    shredded single skim skimmed skinless sliced slivered small smoked smooth soft soured sour sparkling spring strained
    strong sun sweet sweetened table thick thin tinned toasted top trimmed unsalted unsweetened vegan warm waxy
    white whole wholegrain wild yellow vegetable
    0% 1% 2% amino back baking ball bar based belly blend bone boston braising broiler burger cellophane chinese
    clarified condensed crudo dog double dough enchilada evaporated eye finger flank foreshank french fresco fry glass
    grain grass gum italian jack joint mignon mineral mix multigrain nectar nero nonfat paella paper passion piper plant
    pot provence puff purpose raising risotto rising romano rosso salad seasoning seeded skin smith snap spiral
    steamed stewing sushi tap tout uncooked verde vert weed wheat whipping wholemeal wholewheat wrapper york
  `),
);

/** Misleading names: such a food is neither a kind of the last word nor made of the preceding one. */
const LOOK_ALIKES = new Set(
  `yellow turnip, red chicory, chinese chard, cooking banana, spaghetti sauce, pasta sauce, pizza sauce, burger bun,
  hamburger bun, hamburger roll, hot dog bun, sandwich bread, toast bread, whole-wheat burger bun, hamburger meat,
  taco shell, hard taco shell, red pepper flakes, crushed red pepper, sweet chilli sauce, breakfast sausage, salad cucumber, salad onion, cracked wheat`
    .split(',')
    .map((name) => splitWords(name).join(' ')),
);

export const isQuality = (word: string): boolean => QUALITIES.has(word);

const PREPOSITIONS = new Set(splitWords('in with for on and'));

/** The foods that a word means by their names: the food itself, its kinds and forms, and obvious products of it. */
export const foodsNamed = (key: string): string[] => [...(idsByName().get(key) ?? [])];

/** All words and phrases that name foods. */
export const namesOfFoods = (): Iterable<string> => idsByName().keys();

let byName: Map<string, Set<string>> | undefined;

function idsByName(): Map<string, Set<string>> {
  if (byName) return byName;
  byName = new Map();
  for (const food of foods.values()) {
    for (const meaning of [food.name, ...food.aliases].flatMap(meaningsOf)) {
      byName.set(meaning, (byName.get(meaning) ?? new Set()).add(food.id));
    }
  }
  return byName;
}

/**
 * Returns the meanings of a food's name, which tell its kind and its ingredients: its last words, and those
 * before a cut, form, or product.
 */
function meaningsOf(name: string): string[] {
  const whole = splitWords(name).join(' ');
  const [head = ''] = name.split(',');
  const words = ofWhat(splitWords(head));
  const keys = new Set([whole, words.join(' ')]);
  if (LOOK_ALIKES.has(words.join(' '))) return [...keys];
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) keys.add(words.slice(start, end).join(' '));
    if (!isAfterAFood(words[end - 1] ?? '')) break;
  }
  const isItsName = (key: string) => key === whole || (words.length > 1 && key === words.join(' '));
  return [...keys].filter((key) => isItsName(key) || !saysNoFood(key.split(' ')));
}

/** "Leg of lamb" is lamb, and "sardines in tomato sauce" are sardines. */
function ofWhat(words: string[]): string[] {
  const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const before = end < 0 ? words : words.slice(0, end);
  const of = before.indexOf('of');
  if (of < 0) return before;
  const isCut = before.slice(0, of).every(isAfterAFood);
  return isCut ? [...before.slice(of + 1), ...before.slice(0, of)] : [words.join(' ')];
}

/** "White bread" is a kind of a food, while "bread", "white", and "boneless breast" are not. */
function saysNoFood(words: string[]): boolean {
  if (words.length > 1 && PRODUCTS.has(words.at(-1) ?? '')) return false;
  return words.every((word) => isAfterAFood(word) || isQuality(word));
}
