import type { DietaryTag } from '../foods/index.js';
import { HARDLY, isOfSomebodyElse, NOT_NEEDED } from './negations.js';
import { readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import { MEAL_NAMES } from './scopes.js';
import { type Finding, found, foundAllergens, type Reader, refused, type WishText } from './wish-text.js';
import { isOnSomeDays, WEEKDAYS } from './written-dates.js';

export const DIETS = new Phrases<DietaryTag>([
  [
    'vegan',
    `vegan, vegans, vegane, veganer, veganen, veganes, vegana, vegano, végane, végétalien, végétalienne,
    vegani`,
  ],
  [
    'vegetarian',
    `vegetarian, vegetarians, veggie, veggies only, vegetarisch, vegetarische, vegetarischen, vegetarischer,
    vegetarisches, vegetariana, vegetarier, Vegetarierin, vegetariano, vegetariana, végétarien,
    végétarienne, vegetariani, veggie diet, ovo lacto vegetarian, lacto ovo vegetarian`,
  ],
  ['keto', 'keto, ketogenic, ketogen, ketogene, cetogénica, cetogénico, cétogène, chetogenica, keto diet'],
  ['paleo', 'paleo, palaeo, paleolithic, paleo diet, paléo'],
  [
    'gluten-free',
    `gluten free, glutenfree, free of gluten, gf, glutenfrei, glutenfreie, glutenfreien, sin gluten,
    sans gluten, senza glutine`,
  ],
  [
    'low-carb',
    `low carb, low carbs, lowcarb, low in carbs, low carbohydrate, low carbohydrates, reduced carb,
    reduced carbs, fewer carbs, less carbs, few carbs, lower carb, lower carbs, carb reduced,
    kohlenhydratarm, wenig Kohlenhydrate, baja en carbohidratos, bajo en carbohidratos, pocos carbohidratos,
    pauvre en glucides, peu de glucides, pochi carboidrati, a basso contenuto di carboidrati`,
  ],
  [
    'high-protein',
    `high protein, high proteins, highprotein, high in protein, rich in protein, protein rich,
    lots of protein, plenty of protein, a lot of protein, loads of protein, more protein, protein heavy,
    protein packed, higher protein, extra protein, much protein, protein focused, eiweißreich, proteinreich,
    viel Eiweiß, viel Protein, alto en proteínas, alta en proteínas, rico en proteínas, rica en proteínas,
    riche en protéines, hyperprotéiné, ricco di proteine, ricca di proteine, proteico, proteica`,
  ],
]);

/** Matches "high-protein", "who's vegan", or "not vegan". */
export const readDiet: Reader = (text, at) => {
  const no = NOT_NEEDED.at(text, at);
  const before = no ?? HARDLY.at(text, at);
  const diet = DIETS.at(text, before ? afterAdverb(text, before.to) : at);
  if (!diet || isOfSome(text, at, diet.to)) return null;
  if (!isNeeded(diet.value) && isOfOthers(text, at, diet.to)) return null;
  const negation = isNeeded(diet.value) ? no : before;
  const wish = WISHES.at(text, diet.to);
  const to = wish?.to ?? diet.to;
  if (!negation && wish?.value !== 'optional') {
    const why = wish && `“${text.quote(at, to)}” was read as required.`;
    return { to, findings: [found('dietaryTags', [diet.value], why)] };
  }
  const note = `“${text.quote(at, to)}”: the plan does not have to be ${diet.value}.`;
  return { to, findings: [], notes: [note] };
};

const WISHES = new Phrases<'optional' | 'wished'>([
  ['optional', 'optional, is optional, not needed, not required, not necessary'],
  [
    'wished',
    `if possible, if you can, where possible, when possible, as far as possible, ideally, preferred,
    preferably, if it works, wenn möglich, si es posible, si possible`,
  ],
]);

/** "3 vegan days" and "vegan on Mondays" do not apply to the whole plan. */
const isOfSome = (text: WishText, from: number, to: number) =>
  isOnSomeDays(text, to) ||
  isBehindDays(text, from) ||
  (text.is(to, 'day', 'meal', 'dinner', 'lunch', 'breakfast') &&
    !text.is(to + 1, 'plan') &&
    readNumber(text, from - 1) !== null);

/** Matches "Mondays vegan" or "montags vegan". */
const isBehindDays = (text: WishText, from: number) =>
  WEEKDAYS.before(text, from) !== null && /s$/i.test(text.token(from - 1)?.text ?? '');

/** "low-carb dinners" do not apply to the whole plan either. */
const isOfType = (text: WishText, at: number): boolean => {
  const type = MEAL_NAMES.at(text, at);
  return type !== null && !text.is(type.to, 'plan', 'menu', 'prep', 'only');
};

/** Applies only to some meals or days, or to another person. */
const isOfOthers = (text: WishText, from: number, to: number) =>
  isOfType(text, to) || isOneOfTwo(text, from, to) || isOfSomebodyElse(text, from);

/** A diet that is a necessity is better applied too often than too rarely. */
const isNeeded = (diet: DietaryTag) => diet === 'gluten-free';

/** Words further apart are unrelated. */
const REACH = 8;

/** In "Vegan for 3 days, then keto", neither applies to the whole plan. */
const isOneOfTwo = (text: WishText, from: number, to: number) =>
  places(to, REACH).some(
    (then) => isThen(text, then) && places(then + 1, REACH).some((at) => DIETS.at(text, at)),
  ) ||
  places(from - REACH, REACH).some(
    (then) => isThen(text, then) && places(then - REACH, REACH).some((at) => DIETS.at(text, at)),
  );

const isThen = (text: WishText, at: number) =>
  text.is(at, 'then', 'dann') || (text.is(at, 'followed') && text.is(at + 1, 'by'));

const places = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

const afterAdverb = (text: Parameters<Reader>[0], at: number) =>
  text.is(
    at,
    ...['strictly', 'fully', 'necessarily', 'really', 'a', 'be', 'too', 'quite', 'very', 'want', 'need'],
  )
    ? at + 1
    : at;

interface Way {
  findings: Finding[];
  /** The part that the plan still does not promise. */
  why?: string;
}

const PESCATARIAN = 'A pescatarian eats fish, but no meat.';

/** Diets that are no tags of recipes but follow from excluded foods. */
const WAYS = new Phrases<Way>([
  [
    { findings: [found('excludedFoods', ['meat'], PESCATARIAN)] },
    `pescatarian, pescetarian, pescatarians, pescatarian diet, pescetarisch, pescatarisch, Pescetarier,
    pescatariano, pescetariano, pescetariana, pescatariana, pescétarien, pescétarienne, pescatarien`,
  ],
  [
    {
      findings: [found('excludedFoods', ['pork', 'alcohol'], 'Halal was read as no pork and no alcohol.')],
      why: 'Pork and alcohol are left out, but the meat in recipes is not certified halal.',
    },
    `halal, halal food, halal food only, halal only, halal diet, halal meals, eats halal, dieta halal, régime halal,
    isst halal, keeps halal, hallal`,
  ],
  [
    {
      findings: [
        found('excludedFoods', ['pork'], 'Kosher was read as no pork and no shellfish.'),
        foundAllergens(['crustaceans', 'molluscs'], 'Kosher was read as no pork and no shellfish.'),
        found('keepsMeatApartFromDairy', true, 'Kosher keeps meat and dairy apart.'),
      ],
      why: 'Pork and shellfish are left out and no recipe has meat with dairy, but products are not certified kosher.',
    },
    `kosher, keeps kosher, keep kosher, kosher diet, kosher food, eats kosher, koscher, isst koscher, casher,
    cacher, kasher, dieta kosher, régime casher`,
  ],
  [{ findings: [foundAllergens(['milk'])] }, 'df, lf'],
  [
    {
      findings: [found('lowFat', true, 'Low fat was read as at most 30% of the energy of each recipe.')],
    },
    `low fat, low in fat, low fat diet, low fat plan, low fat recipes, low fat meals, low fat cooking, fettarm, fettarme Ernährung,
    fettarme Diät, dieta baja en grasas, bajo en grasa, bajo en grasas, baja en grasas, régime pauvre en graisses, pauvre en graisses,
    faible en graisses`,
  ],
  [
    { findings: [found('dietaryTags', ['vegan'], 'Plant-based was read as vegan.')] },
    'plant based, plantbased, pflanzlich, all plant based, fully plant based',
  ],
  [
    {
      findings: [
        found('dietaryTags', ['gluten-free'], 'Celiac disease means no gluten.'),
        foundAllergens(['gluten'], 'Celiac disease means no gluten.'),
      ],
    },
    `coeliac, celiac, coeliac disease, celiac disease, Zöliakie, celíaco, celíaca, coeliaque, cœliaque,
    celiaco, celiaca, coeliacs, celiacs, cœliaques, celíacos`,
  ],
]);

/** "Low-fat milk" is a product, and says nothing about the other food of a plan. */
const PRODUCTS = new Phrases<null>([
  [
    null,
    `milk, yogurt, yoghurt, yogurts, Greek, plain, quark, curd, skyr, kefir, cottage, cheese, cheeses, cream, sour, crème, butter,
    dairy, mayo, mayonnaise, spread, mince, minced, ground, meat, beef, ham, dressing, dressings, snack, snacks, Milch,
    Joghurt, Quark, Käse, leche, yogur, queso, lait, yaourt, fromage`,
  ],
]);

export const readWay: Reader = (text, at) => {
  const way = WAYS.at(text, at);
  if (!way || NOT_NEEDED.before(text, at)) return null;
  const { findings, why } = way.value;
  if (findings.some(({ field }) => field === 'lowFat') && PRODUCTS.at(text, way.to)) return null;
  const notTaken = why ? [{ words: text.quote(at, way.to), why, mustAsk: false }] : [];
  return { to: way.to, findings, notTaken };
};

const BUT = new Phrases<null>([
  [
    null,
    `but, who, plus, except, except for, apart from, with, and, aber, isst aber, außer, mit, plus, pero, pero sí, menos,
    excepto, salvo, con, mais, sauf, avec`,
  ],
]);

const EATING = new Phrases<null>([
  [
    null,
    `eats, eat, also eats, still eats, will eat, likes, with, eats some, can have, isst, isst aber, auch, come, también come,
    mange, mange du, mange des, mange aussi, mange aussi du, some, the occasional, occasional, du, des, el, les`,
  ],
]);

const EATEN = new Phrases<'fish' | 'eggs' | 'dairy' | 'honey' | 'meat'>([
  ['honey', 'honey, Honig, miel'],
  ['fish', 'fish, seafood, salmon, fish and seafood, Fisch, pescado, poisson, pesce'],
  ['eggs', 'egg, eggs, Eier, huevos, œufs, oeufs'],
  ['dairy', 'dairy, milk, milk products, lácteos, Milchprodukte'],
  ['meat', 'meat, chicken, beef, turkey, Fleisch, Hähnchen, carne, pollo, viande, poulet'],
]);

/** The foods to exclude for a diet with one exception. */
const MIXED: Record<string, Finding[]> = {
  'vegetarian fish': [found('excludedFoods', ['meat'], PESCATARIAN)],
  'vegan eggs': [
    found('dietaryTags', ['vegetarian'], 'Vegan with eggs is vegetarian without dairy and honey.'),
    foundAllergens(['milk'], 'Vegan with eggs is vegetarian without dairy and honey.'),
    found('excludedFoods', ['honey'], 'Vegan with eggs is vegetarian without dairy and honey.'),
  ],
  'vegan dairy': [
    found('dietaryTags', ['vegetarian'], 'Vegan with dairy is vegetarian without eggs and honey.'),
    foundAllergens(['eggs'], 'Vegan with dairy is vegetarian without eggs and honey.'),
    found('excludedFoods', ['honey'], 'Vegan with dairy is vegetarian without eggs and honey.'),
  ],
  'vegan honey': [
    found('dietaryTags', ['vegetarian'], 'Vegan with honey is vegetarian without dairy and eggs.'),
    foundAllergens(['milk', 'eggs'], 'Vegan with honey is vegetarian without dairy and eggs.'),
  ],
  'vegetarian eggs': [found('dietaryTags', ['vegetarian'])],
  'vegetarian dairy': [found('dietaryTags', ['vegetarian'])],
};

/** Matches "Vegetarian but eats fish" or "vegan except eggs". */
export const readMixedDiet: Reader = (text, at) => {
  const diet = DIETS.at(text, at);
  if ((diet?.value !== 'vegan' && diet?.value !== 'vegetarian') || NOT_NEEDED.before(text, at)) return null;
  const afterDiet = text.is(diet.to, ',', '(') ? diet.to + 1 : diet.to;
  const but = BUT.at(text, afterDiet);
  const isExcept = but !== null && EXCEPT.test(text.quote(afterDiet, but.to));
  const eating = but && EATING.at(text, but.to);
  const eaten = but && (isExcept || eating) && EATEN.at(text, eating?.to ?? but.to);
  if (!eaten) return null;
  const findings = MIXED[`${diet.value} ${eaten.value}`];
  if (findings) return { to: eaten.to, findings };
  const why = `Plans have no diet that is ${diet.value} with ${eaten.value}. Please name what to leave out.`;
  return refused(text, { from: at, to: eaten.to }, why, true);
};

const EXCEPT = /except|apart|außer|aber|menos|excepto|salvo|sauf|mais|pero/i;
