import type { DishName } from '../arrange/index.js';
import type { GroundName } from '../art/grounds.js';
import type { Subject } from './subject.js';

type Has = (...beginnings: string[]) => number;

/** The color of the sauce, the liquid, or the dough. The first rule that holds decides. */
export function groundOf(subject: Subject, dish: DishName): GroundName {
  const total = subject.ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0) || 1;
  const has: Has = (...beginnings) =>
    subject.ingredients
      .filter(({ foodId }) => beginnings.some((one) => foodId === one || foodId?.startsWith(`${one}-`)))
      .reduce((sum, { grams }) => sum + (grams ?? 0), 0) / total;
  return (GROUNDS_OF[dish] ?? noGround)(has, subject.name, subject);
}

type Rule = (has: Has, name: string, subject: Subject) => GroundName;

const noGround: Rule = () => 'none';

const TOMATO = ['tomatoes', 'tomato', 'tomato-passata', 'marinara', 'tomato-sauce'];

const soup: Rule = (has, name) => {
  if (
    /broccoli|pea\b|green|spinach|kale(?!.*chicken)|asparagus/.test(name) &&
    has('broccoli', 'spinach', 'pea', 'asparagus', 'kale') > 0.15
  )
    return has('cheddar') > 0.02 ? 'green' : 'green';
  if (/beet|borscht/.test(name)) return 'beet';
  if (/butternut|pumpkin|carrot|sweet potato/.test(name)) return 'orange';
  if (/goulash|gulasch/.test(name)) return 'chili';
  if (/peanut/.test(name)) return 'curry';
  if (/black bean/.test(name)) return 'brown';
  if (/cauliflower|onion soup/.test(name)) return /onion/.test(name) ? 'brown' : 'cream';
  if (has(...TOMATO) > 0.1 || /tomato|harira|minestrone/.test(name)) return 'tomato';
  if (/lentil/.test(name)) return 'curry';
  if (has('coconut-milk', 'coconut-cream') > 0.05 || /tom kha/.test(name)) return 'coconut';
  if (has('cream-heavy', 'cream-single', 'milk-semi', 'milk-skimmed') > 0.06) return 'cream';
  if (/miso|pho/.test(name)) return 'clear';
  return 'broth';
};

const stew: Rule = (has, name) => {
  if (/palak|saag|green curry/.test(name)) return /curry/.test(name) ? 'green' : 'darkgreen';
  if (/stroganoff|alfredo|tuscan|carbonara|mac and cheese/.test(name)) return 'cream';
  if (/korma|yogurt chicken|satay|coconut milk/.test(name)) return 'korma';
  if (/mafe|peanut|rendang/.test(name)) return 'peanut';
  if (/masala|butter chicken|moqueca|red curry/.test(name)) return 'orange';
  if (/curry|dal\b|kitchari|tikka|jerk/.test(name)) return has(...TOMATO) > 0.25 ? 'orange' : 'curry';
  if (/chili|goulash|hunter|doro wat|\bragu\b|bolognese|mapo|sichuan/.test(name)) return 'chili';
  if (/black bean|feijoada|braised|stew|lentil|dirty|beef/.test(name) && has(...TOMATO) < 0.12)
    return 'brown';
  if (has(...TOMATO) > 0.1) return 'tomato';
  if (/gambas|garlic shrimp/.test(name)) return 'golden';
  if (has('coconut-milk') > 0.08) return 'korma';
  if (has('cream-heavy', 'cream-single', 'yogurt-greek') > 0.08) return 'cream';
  return 'brown';
};

const drink: Rule = (has, name) => {
  if (/orange/.test(name)) return 'mango';
  if (/apple juice|tea\b/.test(name)) return 'broth';
  if (/tomato juice/.test(name)) return 'tomato';
  if (/green|kiwi|spinach/.test(name)) return 'green';
  if (/chocolate|cocoa|mocha/.test(name)) return 'chocolate';
  if (/coffee|espresso|latte/.test(name)) return 'coffee';
  if (/mango/.test(name)) return 'mango';
  if (/strawberry|raspberry/.test(name)) return 'pink';
  if (/berry|cherry/.test(name)) return 'berry';
  if (/peanut/.test(name)) return 'peanut';
  if (has('cocoa-powder') > 0.005) return 'chocolate';
  if (has('blueberry', 'berries-mixed', 'blackberry') > 0.1) return 'berry';
  if (has('strawberry', 'raspberry') > 0.1) return 'pink';
  return /ayran|coconut|milk/.test(name) && !/banana/.test(name) ? 'yogurt' : 'vanilla';
};

const topped: Rule = (has, name, subject) => {
  if (/smoothie|lassi/.test(name)) return drink(has, name, subject);
  if (/chocolate|cocoa/.test(name) || has('cocoa-powder') > 0.02) return 'chocolate';
  if (/mousse.*peanut|peanut.*mousse/.test(name)) return 'peanut';
  if (/congee|grits|rice porridge|rice pudding|cream of rice/.test(name)) return 'coconut';
  if (/applesauce/.test(name)) return 'korma';
  if (/chia/.test(name) && !/oat/.test(name)) return 'chia';
  if (/oatmeal|oats|porridge|muesli|hemp and coconut bowl/.test(name) && !/toasted oats/.test(name))
    return 'oatmeal';
  if (/yogurt|skyr|quark|cottage|ricotta|cheesecake|whipped|berries over|clafoutis/.test(name))
    return 'yogurt';
  if (/cake|muffin|baked/.test(name)) return 'crust';
  return has('oats') > 0.08 ? 'oatmeal' : 'yogurt';
};

const baked: Rule = (has, name) => {
  if (/brownie|cocoa|chocolate|date and walnut/.test(name) || has('cocoa-powder') > 0.02) return 'chocolate';
  if (/spinach|egg (muffin|cup|bite)|broccoli/.test(name)) return 'egg';
  if (/coconut|macaroon|pao de/.test(name) && !/peanut/.test(name)) return 'vanilla';
  if (/peanut/.test(name)) return 'peanut';
  if (/zucchini|carrot|cheddar|banana|oat|potato/.test(name)) return 'golden';
  return 'crust';
};

const bake: Rule = (has, name) => {
  if (/enchilada|moussaka|eggplant and mozz|feta and tomato|cabbage rolls|parmig/.test(name)) return 'tomato';
  if (/cottage pie|shepherd|potato|mac and cheese/.test(name)) return 'golden';
  if (/berry|banana|oat/.test(name) && has('oats') > 0.05) return 'crust';
  if (/gratin|cheddar|cheese|florentine|bake|rice/.test(name)) return 'golden';
  return has(...TOMATO) > 0.2 ? 'tomato' : 'golden';
};

const GROUNDS_OF: Partial<Record<DishName, Rule>> = {
  soup,
  creamsoup: soup,
  stew,
  drink,
  hotdrink: drink,
  topped,
  bake,
  balls: baked,
  cookies: baked,
  bars: baked,
  muffins: baked,
  crackers: baked,
  loaf: baked,
  patties: baked,
  shards: (_, name) => (/chocolate/.test(name) ? 'chocolate' : 'yogurt'),
  nest: (has, name, subject) => {
    if (/pesto|spinach, lemon/.test(name)) return 'green';
    if (/bolognese|\bragu\b/.test(name)) return 'chili';
    if (/alfredo|carbonara|mac and|stroganoff|risotto/.test(name)) return 'cream';
    if (/peanut/.test(name)) return 'peanut';
    if (has(...TOMATO) > 0.18) return 'tomato';
    return /soba|udon|noodle|pad thai/.test(name)
      ? 'none'
      : subject.name.includes('tomato')
        ? 'tomato'
        : 'none';
  },
  tossed: (has, name) => {
    if (/green shakshuka|spinach shakshuka/.test(name)) return 'darkgreen';
    if (/turkish eggs/.test(name)) return 'yogurt';
    return /shakshuka|eggs in|huevos/.test(name) || has(...TOMATO) > 0.4 ? 'tomato' : 'none';
  },
  plated: (has, name) => {
    if (/mustard sauce|alfredo|cream/.test(name)) return 'cream';
    if (/chimichurri|pesto|green sauce|salsa verde/.test(name)) return 'green';
    if (/teriyaki|soy-glazed|sticky|five-spice|miso-glazed|glazed/.test(name)) return 'soy';
    if (/satay|peanut/.test(name)) return 'peanut';
    if (/smoky beans|tomato-braised|puttanesca|in tomato/.test(name)) return 'tomato';
    return has('cream-heavy', 'cream-single') > 0.06 ? 'cream' : 'none';
  },
  pancakes: (has) =>
    has('maple-syrup', 'honey') > 0.005
      ? 'golden'
      : has('berries-mixed', 'raspberry') > 0.1
        ? 'berry'
        : 'none',
  dip: (has, name) => {
    if (/guacamole|avocado/.test(name)) return 'green';
    if (/peanut/.test(name)) return 'peanut';
    if (/bean dip/.test(name)) return 'chili';
    if (/hummus|baba|tahini/.test(name)) return has('edamame') > 0.1 ? 'green' : 'lentil';
    if (/salsa/.test(name)) return 'tomato';
    if (/pate/.test(name)) return 'pink';
    return 'yogurt';
  },
  toast: (_, name) => (/bean/.test(name) ? 'tomato' : /lentil spread/.test(name) ? 'orange' : 'none'),
};
