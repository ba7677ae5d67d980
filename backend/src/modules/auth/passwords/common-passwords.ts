/**
 * Words that guessing attacks start with. Password rules make people write "Password1!", so a password is reduced to
 * its letters before it is compared with these. zxcvbn would take 70 MB of memory and block the program for most of a
 * second on a long password (decision 29).
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

/** The signs on the digit keys when shift is pressed, starting with 0. */
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

/** Says whether a password is among the first that an attacker would try. */
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

/** Decodes "p4$$w0rd" to "password". The digit 1 may stand for either of two letters. */
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

/** Says whether most of the password consists of runs along a row of keys, forwards or backwards. */
function isKeyboardWalk(lower: string): boolean {
  const walk = lower.replaceAll(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED_DIGITS.indexOf(sign)));
  let walked = 0;
  for (let start = 0; start < walk.length; start += runAt(walk, start) || 1) walked += runAt(walk, start);
  return walked >= walk.length * 0.6;
}

const MIN_RUN = 3;

/** Returns the length of the run that starts here, or 0 if it is shorter than three. */
function runAt(text: string, start: number): number {
  let length = 0;
  while (start + length < text.length && isRun(text.slice(start, start + length + 1))) length += 1;
  return length >= MIN_RUN ? length : 0;
}

const isRun = (keys: string) => ROWS_BOTH_WAYS.some((row) => row.includes(keys));

/** Says whether the password is the account's own name with a few added characters. */
function containsName(lower: string, email: string): boolean {
  const name = email.toLowerCase().split('@')[0] ?? '';
  return name.length >= 4 && lower.includes(name) && lower.length - name.length <= 5;
}
