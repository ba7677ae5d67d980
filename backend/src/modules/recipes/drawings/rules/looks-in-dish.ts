import type { DishName } from '../arrange/index.js';
import type { Cut } from '../art/look.js';
import { LOOKS, type LookName } from '../art/looks.js';
import type { Subject } from './subject.js';

/** A food as it is seen in a finished dish. */
export interface Seen {
  look: LookName;
  cut: Cut | null;
}

/** Dishes whose dough or liquid hides what was stirred into it. */
const HIDING: Partial<Record<DishName, RegExp>> = {
  drink:
    /^(oats|yogurt|tofu|friedtofu|spinach|kale|peanutbutter|cottage|chia|sunflowerseed|hummus|greenapple|cucumber|sesame)$/,
  topped: /^(yogurt|oats|cottage|scramble|egg|eggwhite|tofu|friedtofu|rice|quinoa|bulgur|potato|carrot)$/,
  muffins: /^(yogurt|oats|cottage|egg|eggwhite|scramble|peanutbutter|cheddar|flour|applesauce)$/,
  balls: /^(oats|peanutbutter|egg|eggwhite|yogurt|cottage|tofu|friedtofu|cheddar|date|banana|carrot)$/,
  cookies: /^(oats|peanutbutter|egg|eggwhite|banana|yogurt)$/,
  bars: /^(oats|peanutbutter|egg|eggwhite|banana|yogurt|blackbean|kidneybean|date|jam)$/,
  loaf: /^(oats|egg|eggwhite|yogurt|peanutbutter)$/,
  crackers: /^(oats|egg|eggwhite|cheddar)$/,
  patties: /^(egg|eggwhite|oats|cheddar|potato|zucchini)$/,
  pancakes: /^(oats|egg|eggwhite|cottage|tofu|friedtofu)$/,
  shards: /^(yogurt|peanutbutter|egg)$/,
  omelette: /^(egg|eggwhite|scramble)$/,
  frittata: /^(egg|eggwhite|scramble|yogurt|cottage|oats)$/,
  flatcake: /^(egg|eggwhite)$/,
  bake: /^(egg|eggwhite|oats|cottage|cheddar|yogurt)$/,
  stew: /^(oats|peanutbutter|cheddar|driedtomato|tomato|onion)$/,
  plated: /^(onion|celery|oats)$/,
  soup: /^(cheddar|peanutbutter|tomato|onion|oats)$/,
  creamsoup: /^(onion|potato|cheddar|carrot|tomato|peanutbutter|redlentil|cauliflower)$/,
  dip: /^(onion|redonion|jalapeno|lemon|chickpea|kidneybean|redlentil|avocado|peanutbutter|tofu|friedtofu|egg|eggplant|mackerel|edamame|cheddar)$/,
  burger: /^(egg|oats|kidneybean|blackbean|breadcrumb)$/,
  rolls: /^(lemon|lime)$/,
};

/** Flavors that are stirred in. They are shown only if they are in slices. */
const SEASONING = /^(lemon|lime|orange)$/;

/** Says how a food of this look appears in a dish, or null if it cannot be seen. */
export function lookIn(seen: Seen, subject: Subject, dish: DishName, foodId: string): Seen | null {
  const { look, cut } = seen;
  if (
    /juice|zest|powder|^flour|^oat-flour|^rice-flour|butter$|(?<!apple)sauce|paste/.test(foodId) &&
    !/peanut-butter|almond-butter/.test(foodId)
  )
    return null;
  if (look === 'egg' && isBinder(subject, dish)) return null;
  if (/applesauce|ricotta/.test(foodId) && dish === 'topped') return null;
  if (look === 'tomato' && dish === 'dip' && /guacamole|salsa/.test(subject.name)) return null;
  if (look === 'honey' && !(dish === 'topped' && /honey|maple/.test(subject.name))) return null;
  if (HIDING[dish]?.test(look) && !isShownAnyway(look, subject, dish)) return null;
  if (SEASONING.test(look) && !cut && dish !== 'platter' && LOOKS[look].role === 'fruit') {
    if (!/salad|platter|fennel and orange/.test(subject.name) && !/wedge|slice/.test(subject.steps))
      return null;
  }
  for (const change of CHANGES) {
    const changed = change(seen, subject, dish, foodId);
    if (changed) return changed;
  }
  return seen;
}

const BOILED =
  /(soft|hard|boil|jammy|simmer|peel|halve)\w*[^.]{0,40}\beggs?\b|\beggs?\b[^.]{0,50}\b(peel|halve)/;

const EGG_AS_SUCH =
  /(boil|poach|fry|fried|scrambl|crack|halve|quarter|peel)\w*[^.]{0,40}\beggs?\b|\beggs?\b[^.]{0,30}\b(boil|poach|fry|fried|on top|halve|quarter|runny|set)/;

/** Whether eggs only hold together a dough or a crust, or thicken a sauce. */
function isBinder({ name, steps }: Subject, dish: DishName): boolean {
  if (!['plated', 'nest', 'stew', 'tray', 'skewers', 'bake', 'burger', 'toast'].includes(dish)) return false;
  if (/french toast/.test(name)) return true;
  if (/egg|omelette|shakshuka|full english|bibimbap|oyakodon|pad thai/.test(name)) return false;
  return /carbonara|avgolemono|meatball|schnitzel/.test(name) || !EGG_AS_SUCH.test(steps);
}

/** Fruit and nuts that the name promises lie on top even where some are inside. */
function isShownAnyway(look: LookName, { name, steps }: Subject, dish: DishName): boolean {
  if (dish === 'soup') return /onion soup/.test(name) && /^(onion|cheddar)$/.test(look);
  if (dish === 'plated') return /onion|celery|leek|fennel/.test(name);
  if (dish === 'topped') {
    if (/^(egg|tofu|friedtofu|rice|quinoa|bulgur|potato)$/.test(look))
      return /savou?ry|congee|egg/.test(name) && look !== 'rice';
    return look === 'oats' && /toasted oats|granola/.test(name);
  }
  if (dish === 'bake') return look === 'egg' && /egg/.test(name);
  if (dish === 'patties') return look === 'egg' && /egg/.test(name);
  if (dish === 'burger') return look === 'egg' && /fried egg/.test(steps);
  return dish === 'pancakes' && look === 'yogurt';
}

type Change = (seen: Seen, subject: Subject, dish: DishName, foodId: string) => Seen | null;

const as = (look: LookName, cut: Cut | null = null): Seen => ({ look, cut });

const MINCED = /ground|textured-soy/;

const minced: Change = ({ look }, { name, steps }, dish, foodId) => {
  if (look !== 'mince' || !MINCED.test(foodId)) return null;
  if (/meatloaf/.test(name)) return as('meatloaf');
  if (/meatball|albondigas|kofta bites/.test(name)) return as('meatball');
  if (/kofta|burger|patt/.test(name) && dish !== 'sections') return as('patty');
  return /roll .*balls|shape .*balls/.test(steps) ? as('meatball') : as('mince');
};

const eggs: Change = ({ look }, { name, steps, isBreakfast }, dish) => {
  if (look !== 'egg') return null;
  if (/scrambled?/.test(name) && dish !== 'salad') return as('scramble');
  if (dish === 'tossed' || dish === 'nest' || dish === 'stew' || dish === 'soup') {
    if (/fried rice|pad thai|yaki|egg drop|oyakodon/.test(name)) return as('scramble');
    if (/boil|hard/.test(steps) && /curry|korma|doro|stew/.test(name)) return as('egg');
    if (/egg/.test(name) && BOILED.test(steps)) return as('egg');
    return /shakshuka|turkish|huevos|eggs in\b|fried egg|crack|hash|skillet|poach/.test(`${name} ${steps}`)
      ? as('friedegg')
      : as('scramble');
  }
  if (
    /fried egg|bibimbap|full english|galette|steak and eggs|fry the eggs|basil chicken/.test(name) ||
    /(fry|crack) (the|an|one|in the) eggs?/.test(steps)
  )
    return as('friedegg');
  if (
    dish === 'plated' &&
    /crust|bread(ed|crumb)|schnitzel|coat|beat/.test(steps) &&
    !isBreakfast &&
    !/egg/.test(name)
  )
    return { look: 'egg', cut: 'shred' };
  return null;
};

const tofu: Change = ({ look, cut }, { name, steps }, dish, foodId) => {
  if (look !== 'tofu') return null;
  if (/scramble/.test(name)) return as('scramble');
  if (
    /crumbl|larb|mash/.test(name) ||
    (/crumble the (firm )?tofu|crumble the tofu|mash the tofu/.test(steps) && dish !== 'salad')
  )
    return as('tofu', 'shred');
  const isSilken = /silken/.test(foodId);
  const isFried =
    !isSilken &&
    /golden|crisp|brown|sear|glaze|bake|roast/.test(`${name} ${steps}`) &&
    !/soup|miso|tom kha/.test(name);
  const isSlab = /steak|slab|oregano tofu/.test(name);
  return {
    look: isFried ? 'friedtofu' : 'tofu',
    cut: isSlab ? 'slice' : cut === 'slice' && dish !== 'plated' ? null : cut,
  };
};

const meats: Change = ({ look, cut }, { name, steps }, dish, foodId) => {
  if (look === 'chicken') {
    if (/schnitzel|oat-crusted|parmesan-crusted|crusted/.test(name)) return as('cutlet');
    if (/shred/.test(steps) && dish !== 'plated') return as('chicken', 'shred');
    if (
      [
        'stew',
        'tossed',
        'soup',
        'nest',
        'wrap',
        'tacos',
        'cups',
        'folded',
        'skewers',
        'bake',
        'rolls',
        'summerrolls',
        'balls',
      ].includes(dish)
    )
      return as('chicken', /slice|strip/.test(steps) && dish === 'nest' ? 'slice' : 'dice');
    if (dish === 'salad' || dish === 'sections' || dish === 'sandwich' || dish === 'toast')
      return as('chicken', cut === 'dice' || cut === 'shred' ? cut : 'slice');
    if (/thigh-skin|thighs/.test(`${foodId} ${name}`) && dish !== 'plated') return as('wholechicken');
    if (/bites|kung pao|strips|cubes|satay/.test(name)) return as('chicken', 'dice');
    return as('chicken', cut === 'slice' || /slice the (chicken|turkey)/.test(steps) ? 'slice' : cut);
  }
  if (look === 'steak')
    return /slice|strips|thin/.test(steps) || dish !== 'plated' ? as('steak') : as('steak', 'half');
  if (look === 'salmon') {
    if (/smoked/.test(foodId)) return as('smokedsalmon');
    if (dish === 'rolls' || dish === 'soup' || dish === 'stew') return as('salmon', 'dice');
    return /flake/.test(name) ? as('salmon', 'shred') : as('salmon', cut === 'dice' ? 'dice' : null);
  }
  if (look === 'whitefish' && /fish sticks/.test(name)) return as('fishstick');
  if (look === 'whitefish' && ['stew', 'soup', 'tacos', 'cups', 'nest'].includes(dish))
    return as('whitefish', 'dice');
  if (look === 'sausage' && ['stew', 'soup', 'tossed', 'nest', 'frittata', 'pizza'].includes(dish))
    return as('sausage', 'slice');
  if (look === 'bacon' && dish !== 'plated' && dish !== 'platter') return as('bacon', 'dice');
  if (look === 'ham' && (dish === 'muffins' || dish === 'frittata')) return as('ham', 'dice');
  if (look === 'tunasteak' && /poke/.test(name)) return as('tunasteak', 'dice');
  if (look === 'pork' && ['stew', 'tossed', 'nest', 'soup', 'cups'].includes(dish)) return as('pork', 'dice');
  if (look === 'tempeh' && /stick|strip/.test(name)) return as('tempeh', 'stick');
  if (look === 'tempeh' && /ragu|crumble/.test(`${name}`)) return as('tempeh', 'shred');
  return null;
};

const starches: Change = ({ look, cut }, { name, steps }, dish, foodId) => {
  if (
    look === 'potato' ||
    look === 'cauliflower' ||
    look === 'sweetpotato' ||
    look === 'rootroast' ||
    look === 'broccoli'
  ) {
    const word = look === 'rootroast' ? foodId.split('-')[0] : look === 'sweetpotato' ? 'sweet potato' : look;
    if (
      new RegExp(
        `mashed (${word}|potatoes)|${word} (mash|puree)|(cottage|shepherd.s) pie|pie with a potato top`,
      ).test(name) &&
      look !== 'broccoli'
    )
      return as(look, 'mash');
    if (look === 'cauliflower' && /cauliflower rice|tabbouleh|fried cauliflower|crust pizza/.test(name))
      return as('cauliflowerrice');
    if (look === 'potato' && /wedge|fries/.test(name)) return as('potato', 'wedge');
    if (look === 'potato' && /rosti|hash brown/.test(name)) return as('potato', 'shred');
    if (look === 'potato' && (dish === 'frittata' || /gratin/.test(name))) return as('potato', 'slice');
    if (look === 'potato' && cut === 'half') return as('potato');
  }
  if (/gnocchi/.test(name) && (look === 'potato' || /ricotta/.test(foodId))) return as('gnocchi');
  if (look === 'celery' && dish === 'dip') return as('celery', 'stick');
  if (look === 'corn' && /on the cob/.test(name)) return as('corn', 'half');
  if (look === 'zucchini' && /noodle|ribbon|carbonara|bolognese/.test(name)) return as('zoodle');
  if (look === 'rice' || look === 'brownrice') {
    if (/jollof|paella|mexican rice|dirty rice|jambalaya/.test(name)) return as('redrice');
    if (/fried|nasi goreng/.test(name)) return as('friedrice');
  }
  if (look === 'penne' && /spaghetti|linguine/.test(name)) return as('spaghetti');
  if (look === 'toast' && dish === 'salad') return as('crouton');
  if (look === 'naan' && dish === 'salad') return as('chip');
  if (look === 'cheddar' && (dish === 'sandwich' || dish === 'platter' || /slice of|cubes/.test(name)))
    return as('cheddar', 'slice');
  if (look === 'avocado' && dish === 'stuffed' && /baked avocado/.test(name)) return as('avocado', 'half');
  if (look === 'avocado' && /half an avocado/.test(name)) return as('avocado', 'half');
  if (
    look === 'avocado' &&
    /guacamole|mash the avocado|mash .*avocado/.test(`${name} ${steps}`) &&
    dish !== 'salad'
  )
    return dish === 'dip' ? null : as('guacamole');
  if (look === 'seitan' && /strip|slice|skewer|doner|gyros/.test(name)) return as('seitan', 'slice');
  return null;
};

const CHANGES: Change[] = [minced, eggs, tofu, meats, starches];
