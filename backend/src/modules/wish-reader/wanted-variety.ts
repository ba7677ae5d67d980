import type { Variety } from '../plan-model/index.js';
import { readingUnlessDenied } from './denials.js';
import { Phrases } from './phrases.js';
import { MEAL_NAMES } from './scopes.js';
import { found, type Reader } from './wish-text.js';

const VARIETIES = new Phrases<Variety>([
  [
    'few',
    `few ingredients, a few ingredients, only a few ingredients, as few ingredients as possible, few different ingredients, not many ingredients,
    not too many ingredients, few foods, simple shopping, easy shopping, short shopping list, small shopping list, simple shopping list,
    short grocery list, shopping list short, keep shopping simple, keep the shopping simple, keep the shopping list short, little variety,
    low variety, not much variety, no variety, no variety needed, doesn't need variety, doesn't need much variety, don't need variety,
    don't need much variety, variety isn't important, variety is not important, variety not important, always the same is fine,
    always the same is ok, always the same is okay, always the same, the same every day is fine, same every day is fine, same meals are fine,
    same food is fine, the same food is fine, repetition is fine, repetition is ok, repeats are fine, repeats are ok, fine with repetition,
    fine with repeats, ok with repetition, ok with repeats, doesn't mind repetition, doesn't mind repeats, don't mind repetition,
    doesn't mind eating the same, happy to eat the same, likes to eat the same,
    wenige Zutaten, wenig Zutaten, möglichst wenige Zutaten, möglichst wenig Zutaten, nicht viele Zutaten, wenig Abwechslung,
    einfacher Einkauf, kurzer Einkauf, kurze Einkaufsliste, kleine Einkaufsliste, immer das Gleiche, immer dasselbe, immer das Gleiche ist ok,
    immer dasselbe ist ok, Wiederholungen sind ok, Wiederholungen sind okay,
    pocos ingredientes, compra sencilla, compra simple, lista de la compra corta, poca variedad, siempre lo mismo,
    peu d ingrédients, courses simples, liste de courses courte, peu de variété, toujours la même chose`,
  ],
  [
    'much',
    `lots of variety, a lot of variety, plenty of variety, much variety, more variety, high variety, great variety, big variety, max variety,
    as much variety as possible, maximum variety, lots of different ingredients, something different every day, something new every day,
    different every day, different meals every day, different dishes every day, gets bored easily, bored easily, variety is important,
    likes variety, like variety, loves variety, love variety, wants variety, needs variety, very varied,
    viel Abwechslung, mehr Abwechslung, große Abwechslung, abwechslungsreich, abwechslungsreiche, abwechslungsreicher, abwechslungsreiches,
    jeden Tag etwas anderes, jeden Tag was anderes, täglich etwas anderes,
    mucha variedad, más variedad, muy variado, muy variada, algo diferente cada día, algo distinto cada día,
    beaucoup de variété, plus de variété, très varié, très variés, quelque chose de différent chaque jour`,
  ],
]);

const PER_RECIPE = ['per', 'recipe', 'meal', 'dish', 'each', 'pro', 'por', 'par'];

/** Reads "few ingredients", "always the same is fine", or "something different every day". */
export const readWantedVariety: Reader = (text, at) => {
  const variety = VARIETIES.at(text, at);
  // Neither a recipe of few ingredients nor always the same breakfast is a rule of a plan.
  if (!variety || text.is(variety.to, ...PER_RECIPE) || MEAL_NAMES.has(text, variety.to)) return null;
  const findings = [found('variety', variety.value)];
  return readingUnlessDenied(text, at, { to: variety.to, findings });
};
