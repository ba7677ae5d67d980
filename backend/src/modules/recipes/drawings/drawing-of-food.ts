import { foods } from '../../foods/index.js';
import type { DishName } from './arrange/index.js';
import type { Cut, FormName, Role } from './art/look.js';
import { LOOKS, type LookName, lookOfFood } from './art/looks.js';
import type { VesselName } from './art/vessels.js';
import { drawingText } from './drawing.js';

/**
 * Foods that are recognized by how they are served rather than by their pieces: what is drunk, poured, spread, or sprinkled. Null
 * stands for those that would look like another food whose name begins alike, such as powders of it.
 */
const SERVED: [foods: RegExp, drawing: string | null][] = [
  [/^garlic$/, 'nest.sageplate.none.garlic9'],
  [/^ginger$/, 'tossed.sageplate.none.ginger9'],
  [/^(butter|butter-salted|margarine)$/, 'tossed.board.none.butter9'],
  [/^(oil-(?!coconut|spray)|ghee$)/, 'creamsoup.bowl.golden'],
  [/^oil-coconut$/, 'topped.bowl.yogurt'],
  [/^vinegar-balsamic$|^(worcestershire|fish)-sauce$/, 'creamsoup.bowl.soy'],
  [/^(vinegar-|mirin$|wine-shaoxing$|sake$)/, 'creamsoup.bowl.clear'],
  [/^wine-(red|fortified)$/, 'drink.glass.beet'],
  [/^(wine-white|beer)$/, 'drink.glass.broth'],
  [/^(sriracha|harissa|gochujang|hot-sauce|tabasco|sweet-chilli-sauce)$/, 'topped.bowl.tomato'],
  [/^(bbq-sauce|molasses)$/, 'topped.bowl.brown'],
  [/^miso$/, 'topped.bowl.peanut'],
  [/^(ranch|caesar)-dressing$|^horseradish$/, 'topped.bowl.vanilla'],
  [/^vinaigrette$/, 'creamsoup.bowl.korma'],
  [/^(paprika|cayenne$|chilli-(dried|flakes|powder)$|(cajun|taco)-seasoning$)/, 'platter.bowl.none.paprika9'],
  [/^(turmeric|curry-powder|saffron)$/, 'platter.bowl.none.turmeric9'],
  [/^(cinnamon|nutmeg|clove|allspice|five-spice|garam-masala|pumpkin-spice)/, 'platter.bowl.none.cinnamon9'],
  [
    /^(cumin|coriander-seed|caraway|cardamom|fenugreek|(celery|fennel)-seed|ginger-ground)/,
    'platter.bowl.none.cumin9',
  ],
  [/^pepper-black$/, 'platter.bowl.none.pepper9'],
  [
    /^(basil|oregano|thyme|rosemary|sage|dill|mint|parsley|tarragon|marjoram)-dried$|^herbs-italian$|^bay-leaf$/,
    'platter.bowl.none.driedherbs9',
  ],
  [
    /^(salt|sugar|sugar-powdered|stevia|erythritol|baking-(powder|soda)|cornstarch|pepper-white)$/,
    'platter.bowl.none.salt9',
  ],
  [
    /^(flour-(?!whole|rye|spelt|buckwheat)|semolina$|rice-flour|masa-harina$|arrowroot$|(garlic|onion)-powder$|(whey|casein|pea|soy)-protein$)/,
    'platter.bowl.none.flour9',
  ],
  [/^(flour-|oat-flour$|breadcrumbs$|panko$|yeast-|psyllium)/, 'platter.bowl.none.wholeflour9'],
  [/^sugar-(brown|coconut)$/, 'platter.bowl.none.brownsugar9'],
  [/^(cocoa-powder|coffee-instant)$/, 'platter.bowl.none.cocoa9'],
  [/-powder$|^corn-flakes$|^tomatillo$/, null],
  [/^(milk-(?!condensed|evaporated)|kefir$|buttermilk$|coconut-water$)/, 'drink.glass.yogurt'],
  [/^juice-(orange|pineapple)$/, 'drink.glass.mango'],
  [/^juice-apple$/, 'drink.glass.broth'],
  [/^juice-tomato$/, 'drink.glass.tomato'],
  [/^juice-/, 'drink.glass.berry'],
  [/^(coffee|espresso)$/, 'hotdrink.mug.coffee'],
  [/^tea-/, 'hotdrink.mug.broth'],
  [/^(cream-(double|heavy|single)|half-and-half|milk-)/, 'creamsoup.bluebowl.cream'],
  [/^coconut-(milk|cream)/, 'creamsoup.bluebowl.coconut'],
  [/^(tomato-(passata|sauce|paste)|tomatoes-(canned|crushed)|marinara|pizza-sauce)/, 'creamsoup.bowl.tomato'],
  [/^(stock-(?!cube)|bone-broth)/, 'creamsoup.bowl.broth'],
  [/^(ketchup|enchilada-sauce|salsa)$/, 'topped.bowl.tomato'],
  [/^salsa-verde$/, 'topped.bowl.green'],
  [/^(mustard(?!-seed)|curry-paste)/, 'topped.bowl.curry'],
  [/^pesto$/, 'topped.bowl.darkgreen'],
  [/^(soy-sauce|tamari|teriyaki-sauce|oyster-sauce|hoisin-sauce)/, 'creamsoup.bowl.soy'],
  [/^(yogurt|skyr|quark|sour-cream|creme-fraiche|cream-cheese|ricotta)/, 'topped.bluebowl.yogurt'],
  [/^mayonnaise/, 'topped.bowl.vanilla'],
  [/^(hummus|tahini|applesauce)$/, 'topped.bowl.korma'],
  [/^(honey|maple-syrup|agave-syrup)$/, 'topped.bowl.golden'],
  [/^hazelnut-spread$/, 'topped.bowl.chocolate'],
  [/^(almond|cashew|peanut|sunflower-seed)-butter/, 'topped.bowl.peanut'],
  [/^jam$/, 'topped.bowl.beet'],
  [/^corn-(canned|frozen)$/, 'platter.sageplate.none.corn9'],
  [/^corn-cake$/, 'platter.board.none.ricecake9'],
];

/** Cuts by which a food is recognized best, where its usual pieces could be those of others. */
const BEST_CUT: Partial<Record<LookName, Cut>> = {
  avocado: 'half',
  carrot: 'stick',
  celery: 'stick',
  cheddar: 'slice',
  corn: 'half',
  onion: 'wedge',
  pear: 'half',
  steak: 'half',
  tomato: 'slice',
};

const VESSEL_OF_ROLE: Record<Role, VesselName> = {
  protein: 'plate',
  starch: 'bluebowl',
  legume: 'claybowl',
  vegetable: 'sageplate',
  leaf: 'sagebowl',
  fruit: 'sandplate',
  nut: 'darkbowl',
  cheese: 'board',
  creamy: 'bluebowl',
  bread: 'board',
  herb: 'sageplate',
  sauce: 'bowl',
};

const DISH_OF_FORM: Partial<Record<FormName, DishName>> = {
  toast: 'toast',
  crostini: 'toast',
  bagel: 'toast',
  bun: 'toast',
  egghalf: 'nest',
  quarter: 'flatbreads',
};

/** Herbs are drawn as a few leaves on top of something. Named several times, they become a heap. */
const TIMES_OF_HERB = 4;

const ALL_OF_IT = 9;

function draw(foodId: string): string | null {
  const served = SERVED.find(([named]) => named.test(foodId));
  if (served) return served[1];
  const look = lookOfFood(foodId);
  if (!look) return null;
  const { role, form } = LOOKS[look];
  return drawingText({
    dish: DISH_OF_FORM[form] ?? 'platter',
    vessel: VESSEL_OF_ROLE[role],
    ground: 'none',
    foods: Array.from({ length: role === 'herb' ? TIMES_OF_HERB : 1 }, () => ({
      ...{ look, cut: BEST_CUT[look] ?? null, amount: ALL_OF_IT },
    })),
  });
}

const drawn = new Map<string, string | null>();

/** Says what the picture of a single food of the table shows, or returns null if there is none of it. */
export function drawingOfFood(foodId: string): string | null {
  // Only foods of the table are kept, so that there are never more of them.
  if (!foods.has(foodId)) return null;
  const known = drawn.get(foodId);
  if (known !== undefined) return known;
  const drawing = draw(foodId);
  drawn.set(foodId, drawing);
  return drawing;
}
