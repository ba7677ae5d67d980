/** Writes "a", "a and b", or "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Writes the parts of a dish as its steps call them. */
export const said = (parts: readonly { said: string }[]): string => listed(parts.map((part) => part.said));

export const titled = (parts: readonly { titled: string }[]): string =>
  listed(parts.map((part) => part.titled));

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes "Pumpkin Seeds" for what steps call pumpkin seeds. */
export const inTitle = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word === 'and' || word === 'with' ? word : capitalized(word)))
    .join(' ');

/** Writes a title as it stands before another noun: "Cherry Tomato", "Green Bean". */
export const attributive = (title: string): string =>
  /(?:us|ss)$/.test(title) ? title : title.replace(/(?<=o|sh)es$|s$/, '');

/** Joins the sentences of one step. */
export const step = (...sentences: (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

const MIN_TELLING_LETTERS = 4;

/** Says whether a name doubles a word, as in "Lentil Lentil Pasta". Peppers of two colors are no doubling. */
export function hasWordTwice(name: string): boolean {
  const words = (name.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= MIN_TELLING_LETTERS,
  );
  const telling = words.filter((word) => word !== 'pepper');
  return new Set(telling).size < telling.length;
}

/** The names of dishes are at most this long. */
const MAX_NAME = 62;

/** Returns the first name that is short enough, or the last one. */
export const shortOf = (...names: string[]): string =>
  names.find((name) => name.length <= MAX_NAME) ?? names.at(-1) ?? '';

const COUNTS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

export const counted = (count: number): string => COUNTS[count] ?? String(count);

export const minutes = (count: number): string => `${count} minute${count === 1 ? '' : 's'}`;

interface Timed {
  said: string;
  minutes: number;
}

export interface Stage {
  said: string[];
  minutes: number;
}

/** Things whose times differ by less than this go into the pan together. */
const MIN_STAGE_MINUTES = 3;

/** Groups what cooks together, the slowest first, so that everything is done at the same time. */
export function stagesOf(things: readonly Timed[]): Stage[] {
  const stages: (Stage & { longest: number })[] = [];
  for (const { said: one, minutes: own } of things.toSorted((a, b) => b.minutes - a.minutes)) {
    const last = stages.at(-1);
    if (last && last.longest - own < MIN_STAGE_MINUTES) last.said.push(one);
    else stages.push({ said: [one], minutes: 0, longest: own });
  }
  return stages.map(({ said: some, longest }, at) => ({
    said: some,
    minutes: longest - (stages[at + 1]?.longest ?? 0),
  }));
}

/** Writes "Add the carrots and simmer for 8 minutes. Add the peas and simmer for 4 minutes more." */
export const stageText = (stages: readonly Stage[], verb: string): string =>
  stages
    .map(
      ({ said: some, minutes: own }, at) =>
        `Add the ${listed(some)} and ${verb} for ${minutes(own)}${at > 0 ? ' more' : ''}`,
    )
    .join('. ');
