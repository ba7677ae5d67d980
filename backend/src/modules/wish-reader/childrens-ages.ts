import { readNumber } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import { type Reader, type Reading, refused, type WishText } from './wish-text.js';

const WHY =
  'Plans are made for adults. Please check with a doctor or dietitian what a child or teenager should eat.';

const CHILDREN = new Phrases<null>([
  [
    null,
    `for a child, for my child, for a kid, for my kid, for a toddler, for my toddler, for a baby, for my baby, for an infant,
    for a teenager, for my teenager, for a teen, child of, boy of, girl of, kid of, für ein Kind, für mein Kind, für ein Baby,
    Kind von, para un niño, para una niña, niño de, niña de, hijo de, hija de, pour un enfant, pour mon enfant, enfant de,
    fils de, fille de`,
  ],
]);

/** Units that can only mean an age, and units that also tell how long something lasts. */
const AGES = new Phrases<'age' | 'years'>([
  [
    'age',
    `year old, years old, yr old, yrs old, yo, y o, years of age, Jahre alt, jährig, jähriger, jährige, jähriges, jährigen,
    jährigem, años de edad`,
  ],
  ['years', 'Jahre, años, ans, anni'],
]);

/** "Kind, 9 Jahre" is an age, and "seit 9 Jahren" and "entraîné depuis 9 ans" are none. */
const BEFORE_AGE = wordSet(
  'de con age aged alter is ist tiene kind sohn tochter nino nina hijo hija enfant fils fille',
);

const ADULT_YEARS = 18;

/** Matches "child of 9", "12-year-old", and "niño de 9 años". What adults eat may harm a child, so it is asked about. */
export const readChildsAge: Reader = (text, at) => ageAt(text, at) ?? childAt(text, at);

function ageAt(text: WishText, at: number): Reading | null {
  const number = readNumber(text, at);
  const unit = number && AGES.at(text, number.to);
  if (!unit || number.value >= ADULT_YEARS) return null;
  if (unit.value === 'years' && !text.is(at - 1, ',') && !BEFORE_AGE.has(text.word(at - 1))) return null;
  return refused(text, { from: at, to: unit.to }, WHY, true);
}

function childAt(text: WishText, at: number): Reading | null {
  const child = CHILDREN.at(text, at);
  if (!child) return null;
  const number =
    readNumber(text, child.to) ?? (text.is(child.to, ',') ? readNumber(text, child.to + 1) : null);
  if (text.is(child.to - 1, 'of', 'de', 'von') && (number === null || number.value >= ADULT_YEARS))
    return null;
  if (number === null) return refused(text, { from: at, to: child.to }, WHY, true);
  const to = AGES.at(text, number.to)?.to ?? number.to;
  return number.value < ADULT_YEARS ? refused(text, { from: at, to }, WHY, true) : null;
}
