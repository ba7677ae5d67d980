import { type ExcludedItems, excludedItems } from './excluded-items.js';
import { NOT_NEEDED } from './negations.js';
import { Phrases } from './phrases.js';
import { MEAL_NAMES } from './scopes.js';
import { type Finding, found, type Reader, type Reading, type WishText } from './wish-text.js';
import { isOnSomeDays } from './written-dates.js';

const NEGATIONS = new Phrases<null>([
  [
    null,
    `no, not, without, without any, avoid, avoids, avoiding, to avoid, exclude, excludes, excluding, except,
    except for, hate, hates, dislike, dislikes, disliking, detests, can't stand, cannot stand, doesn't eat,
    does not eat, don't eat, do not eat, doesn't like, does not like, don't like, do not like, doesn't want,
    does not want, don't want, do not want, didn't like, doesn't eat any, don't eat any, never eats,
    never eat, won't eat, will not eat, can't eat, cannot eat, can not eat, can't have, cannot have,
    can not have, doesn't tolerate, can't tolerate, cannot tolerate, doesn't have, don't include,
    do not include, don't use, do not use, don't add, do not add, don't put, don't give her, don't give him,
    allergic to, is allergic to, allergic to nothing but, anaphylactic to, deathly allergic to, severely allergic to, allergy to, allergies to, allergy, allergies, intolerant to, intolerant of,
    intolerance to, intolerance of, sensitive to, sensitivity to, leave out, leaves out, cut out, cuts out,
    cutting out, skip, skip the, hold the, nothing with, nothing containing, nothing that contains, free of,
    free from, stay away from, keep away from, never, zero, minus, none of, not any, neither, nor, ni,
    not a fan of, isn't a fan of, is not a fan of, no more, no kind of, not contain, doesn't contain,
    does not contain, not include, doesn't include, does not include, not have, allergic :, eliminate,
    eliminating, remove, removing, ban, omit, omitting, gives up, gave up, ohne, keine, kein, keinen, nicht,
    allergisch gegen, Allergie gegen, Unverträglichkeit gegen, intolerante a, intolerante a la, intolerante al,
    allergie à, allergie au, allergie aux, intolérant à, intolérant au, intolérante au, intollerante a, sin, sin nada de, nada de, alérgico a, alérgica a, alergia a, sans, pas de,
    allergique à, allergique au, allergique aux, senza, niente, allergico a, allergica a, allergica alle,
    allergico alle`,
  ],
]);

/** "no mushrooms, olives or fish", "allergic to shellfish", "without any dairy". */
export const readExclusion: Reader = (text, at) => {
  const negation = NEGATIONS.at(text, at);
  if (!negation || isPositive(text, at)) return null;
  const list = excludedItems(text, text.is(negation.to, ':', '-') ? negation.to + 1 : negation.to);
  if (list.findings.length === 0 || isOnSomeDays(text, list.to) || isAtSomeMeals(text, list.to)) return null;
  return exceptionOf(text, at, list) ?? list;
};

/** "No dairy at breakfast" */
const isAtSomeMeals = (text: WishText, at: number) =>
  text.is(at, 'at', 'for', 'in', 'with') && MEAL_NAMES.has(text, at + 1);

const EXCEPTIONS = new Phrases<null>([
  [
    null,
    `except, except for, other than, apart from, besides, but not, unless it is, unless, außer, excepto,
    salvo, sauf, tranne`,
  ],
]);

/** "no meat except chicken" cannot be said with words that each mean foods to leave out. */
function exceptionOf(text: WishText, from: number, list: ExcludedItems): Reading | null {
  const exception = EXCEPTIONS.at(text, text.is(list.to, ',') ? list.to + 1 : list.to);
  if (!exception) return null;
  const { to } = excludedItems(text, exception.to);
  const note = `“${text.quote(from, to)}” was not taken: name what is to be left out, without exceptions.`;
  return { to, findings: [], notes: [note] };
}

/** "Doesn't avoid" and "no more than" leave nothing out. */
const isPositive = (text: WishText, at: number) =>
  (text.is(at, 'no', 'not', 'never') &&
    text.is(at + 1, 'more', 'less', 'over', 'under') &&
    text.is(at + 2, 'than')) ||
  (NOT_NEEDED.before(text, at) !== null && !text.is(at, 'a', 'eat'));

const FREE = new Phrases<null>([
  [
    null,
    `free, intolerant, intolerance, allergy, allergies, allergic, sensitivity, sensitive, frei, freie,
    freien, unverträglichkeit, intoleranz, Allergie, intolerante, intolérant, intolérante, intollerante`,
  ],
]);

const GLUTEN_FREE = found('dietaryTags', ['gluten-free']);

const isGluten = ({ field, value }: Finding) => field === 'excludedAllergens' && value.includes('gluten');

/** "dairy-free", "lactose intolerant", "nut allergy", "nut and egg free". */
export const readFreeOf: Reader = (text, at) => {
  const list = excludedItems(text, at);
  const free = list.findings.length > 0 ? FREE.at(text, list.to) : null;
  if (!free || isPositive(text, at)) return null;
  const isTag = text.is(list.to, 'free', 'frei') && list.findings.some(isGluten);
  // "Gluten-free" by itself is left to whoever reads diets.
  if (isTag && list.findings.length === 1) return null;
  const whole = { ...list, to: free.to, findings: [...list.findings, ...(isTag ? [GLUTEN_FREE] : [])] };
  return exceptionOf(text, at, whole) ?? whole;
};

const NOTHING = new Phrases<null>([
  [
    null,
    `no restrictions, no dietary restrictions, no diet restrictions, no food restrictions, no allergies,
    no known allergies, no food allergies, no intolerances, no allergies or restrictions,
    no allergies or intolerances, no preferences, no special requirements, no dietary requirements,
    no special diet, eats everything, eat everything, eats anything, eat anything, allergic to nothing,
    not allergic to anything, without restrictions, no exclusions, no dislikes, no limits, not picky,
    no particular diet, no restriction, no particular preferences, no food preferences, allergies none,
    allergies : none, allergies - none, restrictions : none, restrictions none, intolerances : none,
    dislikes : none, exclusions : none, diet : none, keine Allergien, keine Einschränkungen,
    sin restricciones, sin alergias, sans restriction, nessuna restrizione, nessuna allergia`,
  ],
]);

/** There is nothing to take, and nothing is misunderstood either. */
export const readNoRestriction: Reader = (text, at) => {
  const nothing = NOTHING.at(text, at);
  return nothing && { to: nothing.to, findings: [] };
};
