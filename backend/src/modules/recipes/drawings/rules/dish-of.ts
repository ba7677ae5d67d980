import type { DishName } from '../arrange/index.js';
import type { Subject } from './subject.js';

interface DishRule {
  /** Words of the name. */
  words: RegExp;
  dish: DishName;
  /** Reads only the part of the name that says what the dish is. */
  inDish?: boolean;
  /** Words that have to be in the steps, too. */
  steps?: RegExp;
}

const BLENDED = /\b(blend|puree)/;

/** The rules are tried in this order, because many names have the words of several dishes: a taco salad is a salad. */
const RULES: DishRule[] = [
  { words: /hot cocoa|hot chocolate|cup of (coffee|tea)/, dish: 'hotdrink' },
  { words: /cream of rice|applesauce|hemp and coconut bowl|berry oat pot/, dish: 'topped' },
  { words: /^slice of|sticks with wedges/, dish: 'plated' },
  { words: /^(warm )?(naan|pita|flatbread|chapati)$|^(corn|flour) tortillas?$/, dish: 'flatbreads' },
  { words: /breakfast muffin$|sloppy joe|\bburger with/, dish: 'burger' },
  { words: /mac(aroni)? and cheese/, dish: 'bake' },
  { words: /gnocchi/, dish: 'nest' },
  { words: /(chicken|egg|tofu|bean|chickpea).* curry/, dish: 'stew' },
  { words: /taco rice/, dish: 'tossed' },
  {
    words:
      /\b(smoothie|lassi) bowl|whipped|mousse|bircher|overnight oats|(chia|rice|casein) pudding|pudding|cheesecake cup|mug cake|mug muffin|berry pot/,
    dish: 'topped',
  },
  {
    words: /smoothie|shake\b|lassi|ayran|(vanilla|chocolate|golden|banana) milk$|\blatte\b|\bjuice\b/,
    dish: 'drink',
  },
  {
    words: /soup|chowder|minestrone|harira|\bpho\b|tom kha|caldo verde|zuppa|ramen|gazpacho|borscht/,
    dish: 'creamsoup',
    steps: BLENDED,
  },
  {
    words: /soup|chowder|minestrone|harira|\bpho\b|tom kha|caldo verde|zuppa|ramen|gazpacho|borscht/,
    dish: 'soup',
  },
  { words: /stuffed egg|deviled egg/, dish: 'eggs' },
  {
    words: /stuffed|\bboats?\b|baked (sweet )?potato|baked avocado|baked (apple|pear)|portobellos/,
    dish: 'stuffed',
  },
  { words: /clafoutis|pizza|frittata|spanish potato tortilla|quiche|crust pizza/, dish: 'frittata' },
  { words: /omelette(?! strips)/, dish: 'omelette' },
  { words: /egg (muffin|cup|bite)|egg bites|(?<!english )muffin|cupcake/, dish: 'muffins' },
  {
    words:
      /protein balls|\bballs\b|^(?!.*(chicken|kofta|salmon|tofu|seitan)).*\bbites\b|macaroon|truffle|clusters/,
    dish: 'balls',
  },
  { words: /cookie/, dish: 'cookies' },
  { words: /\b(oat|seed|protein|granola|cereal) bars|brownie|fudge|\bbars\b/, dish: 'bars' },
  { words: /banana bread|meatloaf slices|\bloaf\b/, dish: 'loaf' },
  { words: /cracker|cheddar crisps/, dish: 'crackers' },
  { words: /\bbark\b/, dish: 'shards' },
  { words: /pao de queijo/, dish: 'balls' },
  { words: /pancake(?!.*savou?ry)/, dish: 'pancakes' },
  { words: /fritter|potato cakes|rosti|fish cakes|falafel|croquette/, dish: 'patties' },
  { words: /burrito bowl|taco bowl|fajita bowl|poke|buddha|bibimbap|burger bowl/, dish: 'sections' },
  { words: /taco salad/, dish: 'salad' },
  { words: /nori roll|sushi(?! rice)|roll-ups?/, dish: 'rolls' },
  { words: /summer roll|spring roll/, dish: 'summerrolls' },
  { words: /lettuce (wrap|cup)|larb|\bcups\b/, dish: 'cups' },
  { words: /taco/, dish: 'tacos' },
  { words: /wraps?\b|burrito|doner/, dish: 'wrap' },
  { words: /quesadilla|galette|chilla|\bnaan\b|crepe/, dish: 'folded' },
  { words: /socca/, dish: 'flatcake' },
  {
    words:
      /bagel|toast fingers|bruschetta|smorrebrod|\bmelt\b|tomato bread|cured ham|toast(?!ed)(?!s\b)|\bon rye\b|english muffin|breakfast muffin/,
    dish: 'toast',
  },
  { words: /burgers/, dish: 'burger' },
  { words: /sandwich|banh mi|ciabatta|panini/, dish: 'sandwich' },
  { words: /skewer|souvlaki|kebab/, dish: 'skewers' },
  { words: /hummus with|guacamole with|tzatziki with|baba ganoush|\bdip\b|pate\b|sticks with/, dish: 'dip' },
  {
    words:
      /oatmeal|\boats\b(?!.*baked)|porridge|congee|muesli|grits|granola|(yogurt|skyr|quark|cottage cheese|ricotta)\b/,
    dish: 'topped',
    inDish: true,
    steps: /./,
  },
  { words: /over yogurt/, dish: 'topped' },
  { words: /salad/, dish: 'salad', inDish: true },
  { words: /tabbouleh|salade|gado-gado|fattoush|\bslaw\b/, dish: 'salad', inDish: true },
  {
    words:
      /scramble|\bhash\b|stir-fry|fried rice|fried cauliflower rice|skillet|paella|jollof|dirty rice|fajitas|picadillo|nasi goreng|kung pao|larb|edamame$|larb/,
    dish: 'tossed',
  },
  { words: /shakshuka|eggs in|huevos|turkish eggs/, dish: 'tossed' },
  { words: /full english|breakfast plate|nordic plate/, dish: 'platter' },
  {
    words:
      /curry|\bdal\b|masala|korma|stew|chili\b(?! (garlic|lime))|tagine|goulash|stroganoff|rendang|\bmafe\b|feijoada|palak|saag|keema|moqueca|albondigas|butter chicken|mapo|sichuan tofu|kitchari|doro wat|hunter|picadillo|tikka masala|braised tofu|meatballs in|in coconut milk|tuscan chicken|puttanesca|gambas/,
    dish: 'stew',
  },
  {
    words:
      /spaghetti|pasta|linguine|noodles|alfredo|bolognese|carbonara|pad thai|\budon\b|\bsoba\b|mac and cheese|\bragu\b|shirataki|zucchini ribbons|risotto/,
    dish: 'nest',
  },
  {
    words:
      /gratin|moussaka|\bpie\b|lasagn|enchilada|\bbake\b|baked (berry|banana|blueberry|oat|spinach|feta)|baked .*oat|meatloaf bake|cabbage rolls|casserole/,
    dish: 'bake',
  },
  { words: /sheet.pan|traybake|roast (chicken|pork|carrot|turkey)|roasted root|oven fries/, dish: 'tray' },
  { words: /bowl/, dish: 'sections' },
];

/** Returns the kind of a dish by its name, or otherwise by what it consists of. */
export function dishOf({ name, dishName, steps, isSnack }: Subject, shares: Shares): DishName {
  const rule = RULES.find(
    ({ words, inDish, steps: needed }) =>
      words.test(inDish ? dishName : name) && (!needed || needed.test(steps)),
  );
  if (rule) return rule.dish === 'sections' && shares.sweet > 0.55 ? sweetBowl(name) : rule.dish;
  if (shares.drink > 0.6 && shares.starch < 0.02) return 'drink';
  if (isSnack && shares.protein < 0.5) return 'platter';
  if (shares.protein > 0.12) return 'plated';
  if (shares.leaf > 0.25) return 'salad';
  if (shares.starch > 0.3) return 'nest';
  return shares.sweet > 0.4 ? 'platter' : 'tossed';
}

const sweetBowl = (name: string): DishName =>
  /yogurt|skyr|quark|cottage|ricotta|oat|smoothie|lassi|hemp|granola/.test(name) ? 'topped' : 'platter';

/** The shares of the weight that some kinds of foods have. */
export interface Shares {
  protein: number;
  starch: number;
  leaf: number;
  sweet: number;
  drink: number;
}
