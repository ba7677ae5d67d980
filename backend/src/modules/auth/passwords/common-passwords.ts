/**
 * Words that guessing starts with. The rules force capitals, digits and signs on people, who then write
 * "Password1!"; so a password is reduced to its letters first and compared with these. zxcvbn would hold 70 MB of
 * memory and stop the program for most of a second where a password is long (decision 29).
 */
const WORDS = new Set(
  `password passwort passw0rd pass admin administrator root user guest test tester testing demo welcome willkommen bienvenue
   letmein login logon access secret changeme default master monkey dragon shadow sunshine princess football baseball soccer
   basketball hockey superman batman spiderman starwars pokemon computer internet google facebook iloveyou loveme lovely
   michael jennifer jordan hunter ranger charlie thomas jessica daniel ashley andrew joshua matthew robert william nicole
   summer winter spring autumn january february march april june july august september october november december monday
   tuesday wednesday thursday friday saturday sunday whatever trustno freedom flower cheese chocolate cookie banana orange
   purple silver golden diamond hello helloworld goodbye samsung iphone apple android windows microsoft linux ubuntu ferrari
   mercedes porsche mustang corvette harley yankees liverpool chelsea arsenal barcelona madrid london paris berlin newyork
   killer hacker matrix phoenix tigger ginger pepper buster maggie bailey oliver sophie fitness workout trainer training coach
   muscle protein weight health healthy gymrat mealwright mealplan recipe nutrition customer client temp temporary`.split(
    /\s+/,
  ),
);

const KEYBOARD_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv',
];

const ROWS_BOTH_WAYS = KEYBOARD_ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** With shift, the row of digits is a row of signs. */
const SHIFTED_DIGITS = ')!@#$%^&*(';

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Whether a password is among the first that anyone would try. */
export function isCommonPassword(password: string, email = ''): boolean {
  const lower = password.toLowerCase();
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const undecorated = lower.replaceAll(/[\d!@#$%^&*._-]+$/g, '');
  const stems = [core, decoded(undecorated, 'l'), decoded(undecorated, 'i')];
  return (
    stems.flatMap((stem) => [stem, lettersOf(stem)]).some(isWord) ||
    isKeyboardWalk(lower) ||
    new Set(lower).size <= 3 ||
    containsName(lower, email)
  );
}

/** "p4$$w0rd" as it is meant; a 1 may be either of two letters. */
const decoded = (text: string, one: 'l' | 'i') =>
  [...text].map((sign) => (sign === '1' ? one : (LOOKALIKES[sign] ?? sign))).join('');

const lettersOf = (text: string) => text.replaceAll(/[^a-z]/g, '');

const isWord = (stem: string) =>
  stem !== '' && (WORDS.has(stem) || isDoubled(stem) || runAt(stem, 0) === stem.length);

/** "passpass", "testtest" */
function isDoubled(stem: string): boolean {
  const half = stem.slice(0, stem.length / 2);
  return stem.length % 2 === 0 && half.length >= 3 && stem === half + half && WORDS.has(half);
}

/** Most of it lies in runs along a row of keys, forwards or backwards. */
function isKeyboardWalk(lower: string): boolean {
  const walk = lower.replaceAll(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED_DIGITS.indexOf(sign)));
  let walked = 0;
  for (let start = 0; start < walk.length; start += runAt(walk, start) || 1) walked += runAt(walk, start);
  return walked >= walk.length * 0.6;
}

const SHORTEST_RUN = 3;

/** How far the keys follow each other from there; nothing below three. */
function runAt(text: string, start: number): number {
  let length = 0;
  while (start + length < text.length && isRun(text.slice(start, start + length + 1))) length += 1;
  return length >= SHORTEST_RUN ? length : 0;
}

const isRun = (keys: string) => ROWS_BOTH_WAYS.some((row) => row.includes(keys));

/** The account's own name with a few signs round it. */
function containsName(lower: string, email: string): boolean {
  const name = email.toLowerCase().split('@')[0] ?? '';
  return name.length >= 4 && lower.includes(name) && lower.length - name.length <= 5;
}
