import { asAllergies, type ExcludedItems, excludedItems, isArticle, itemAt } from './excluded-items.js';
import { NOT_NEEDED } from './negations.js';
import { Phrases } from './phrases.js';
import { MEAL_NAMES } from './scopes.js';
import { type Finding, found, type Reader, type Reading, refused, type WishText } from './wish-text.js';
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
    allergic to, is allergic to, allergic to nothing but, anaphylactic to, deathly allergic to, severely allergic to, allergy to, allergies to, allergy, allergies, intolerances, intolerances to, Unverträglichkeiten, intolerancias, intolérances, intolerant to, intolerant of,
    intolerance to, intolerance of, sensitive to, sensitivity to, leave out, leaves out, cut out, cuts out,
    cutting out, skip, skip the, hold the, nothing with, nothing containing, nothing that contains, free of,
    free from, stay away from, keep away from, never, zero, minus, none of, not any, neither, nor, ni,
    not a fan of, isn't a fan of, is not a fan of, no more, no kind of, not contain, doesn't contain,
    does not contain, not include, doesn't include, does not include, not have, allergic :, eliminate,
    eliminating, remove, removing, ban, omit, omitting, gives up, gave up, ohne, keine, kein, keinen, nicht,
    allergisch gegen, Allergie gegen, Unverträglichkeit gegen, intolerante a, intolerante a la, intolerante al,
    allergie à, allergie au, allergie aux, intolérant à, intolérant au, intolérante au, intollerante a, sin, sin nada de, nada de, alérgico a, alérgica a, alergia a, sans, pas de,
    alergia al, alérgico al, alérgica al, alergias, no le gusta, no le gustan, no me gusta, no come,
    no puede comer, de todo menos, todo menos, salvo, pas d, n'aime pas, ne mange pas, ne mange pas de,
    de tout sauf, tout sauf, sauf, mag kein, mag keine, mag keinen, mag nicht, isst kein, isst keine, isst keinen,
    isst nicht, außer, alles außer, Allergien, Allergien gegen, rash from, a rash from, in a rash from, hives from,
    gets hives from, breaks out from, reacts to, reaction to, react to, anaphylaxis to, anaphylaxis from,
    anaphylactic reaction to, epipen for, an epipen for, carries an epipen for, has an epipen for,
    allergique à, allergique au, allergique aux, senza, niente, allergico a, allergica a, allergica alle,
    allergico alle`,
  ],
]);

/** Matches "no mushrooms, olives or fish", "allergic to shellfish", or "without any dairy". */
export const readExclusion: Reader = (text, at) => {
  const negation = NEGATIONS.at(text, at);
  if (!negation || isPositive(text, at)) return null;
  const list = excludedItems(text, text.is(negation.to, ':', '-') ? negation.to + 1 : negation.to);
  if (list.findings.length === 0 || isOnSomeDays(text, list.to) || isAtSomeMeals(text, list.to)) return null;
  const denied = deniedAllergy(text, at, list);
  return denied ?? exceptionOf(text, at, list) ?? (isAllergy(text, at, negation.to) ? toGroups(list) : list);
};

/** Matches "Doesn't have a nut allergy" or "no nut allergy". If two items are named, both are excluded to be safe. */
function deniedAllergy(text: WishText, from: number, list: ExcludedItems): Reading | null {
  const noun = list.findings.length === 1 ? FREE.at(text, list.to) : null;
  if (!noun || !ALLERGY.test(text.quote(list.to, noun.to)) || isAllergy(text, from, list.to)) return null;
  const note = `“${text.quote(from, noun.to)}” was read as no restriction.`;
  return { to: noun.to, findings: [], notes: [note] };
}

/** An allergy to one food is read as an allergy to the whole group. */
const toGroups = (list: ExcludedItems): ExcludedItems => ({ ...list, findings: asAllergies(list.findings) });

const ALLERGY = /allerg|alerg|alérg|anaph|epipen|hives|rash|react/i;

const isAllergy = (text: WishText, from: number, to: number) => ALLERGY.test(text.quote(from, to));

/** Matches "No dairy at breakfast". */
const isAtSomeMeals = (text: WishText, at: number) =>
  text.is(at, 'at', 'for', 'in', 'with') && MEAL_NAMES.has(text, at + 1);

const EXCEPTIONS = new Phrases<null>([
  [
    null,
    `except, except for, other than, apart from, besides, but not, unless it is, unless, außer, excepto,
    salvo, sauf, tranne`,
  ],
]);

/** "no meat except chicken" cannot be expressed with words that each name foods to exclude. */
function exceptionOf(text: WishText, from: number, list: ExcludedItems): Reading | null {
  const exception = EXCEPTIONS.at(text, text.is(list.to, ',') ? list.to + 1 : list.to);
  if (!exception) return null;
  const { to } = excludedItems(text, exception.to);
  const why =
    'An excluded food is left out of everything. Please name what to leave out, without exceptions.';
  return refused(text, { from, to }, why, true);
}

/** "Doesn't avoid" and "no more than" exclude nothing. */
const isPositive = (text: WishText, at: number) =>
  (text.is(at, 'no', 'not', 'never') &&
    text.is(at + 1, 'more', 'less', 'over', 'under') &&
    text.is(at + 2, 'than')) ||
  (NOT_NEEDED.before(text, at) !== null && !text.is(at, 'a', 'eat'));

const FREE = new Phrases<null>([
  [
    null,
    `free, intolerant, intolerance, allergy, allergies, allergic, sensitivity, sensitive, frei, freie,
    freien, is out, are out, is off, are off, is off limits, are off limits, is off the menu, are off the menu,
    is a no, are a no, is a no go, are a no go, unverträglichkeit, intoleranz, Allergie, allergisch, weglassen, vermeiden, meiden, intolerante, intolérant, intolérante, intollerante`,
  ],
]);

/** In "red meat", the reader of the whole phrase has to see "meat". */
const isInsideItem = (text: WishText, at: number) =>
  !isArticle(text, at - 1) && (itemAt(text, at - 1)?.to ?? 0) > at;

const GLUTEN_FREE = found('dietaryTags', ['gluten-free']);

const isGluten = ({ field, value }: Finding) => field === 'excludedAllergens' && value.includes('gluten');

/** Matches "dairy-free", "lactose intolerant", "nut and egg free", or "gegen Nüsse allergisch". */
export const readFreeOf: Reader = (text, at) => {
  if (text.is(at, 'a') || isInsideItem(text, at)) return null;
  const list = excludedItems(text, at);
  const free = list.findings.length > 0 ? FREE.at(text, list.to) : null;
  if (!free || isPositive(text, at)) return null;
  const isTag = text.is(list.to, 'free', 'frei') && list.findings.some(isGluten);
  // "Gluten-free" alone is left to the reader of diets.
  if (isTag && list.findings.length === 1) return null;
  const said = isAllergy(text, list.to, free.to) ? toGroups(list).findings : list.findings;
  const from = text.is(at - 1, 'gegen') ? at - 1 : at;
  const whole = { ...list, from, to: free.to, findings: [...said, ...(isTag ? [GLUTEN_FREE] : [])] };
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
    isst alles, sonst isst er alles, sonst isst sie alles, everything else is fine, everything else is ok,
    everything else is okay, anything else is fine, everything else fine, otherwise everything is fine, come de todo,
    mange de tout, no particular diet, no restriction, no particular preferences, no food preferences, allergies none,
    allergies : none, allergies - none, restrictions : none, restrictions none, intolerances : none,
    dislikes : none, exclusions : none, diet : none, keine Allergien, keine Einschränkungen,
    sin restricciones, sin alergias, sans restriction, nessuna restrizione, nessuna allergia`,
  ],
]);

/** Matches statements without any restriction, which are understood but change nothing. */
export const readNoRestriction: Reader = (text, at) => {
  const nothing = NOTHING.at(text, at);
  return nothing && !text.is(nothing.to, 'menos') ? { to: nothing.to, findings: [] } : null;
};
