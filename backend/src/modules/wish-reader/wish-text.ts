import type { Allergen } from '../foods/index.js';
import type { NotTaken } from './said-wish.js';
import { respelled, writtenOut } from './spelling.js';
import { type Token, tokenize } from './tokens.js';
import type { WishValues } from './wish.js';

/** Findings besides the fields of the form. `resolve-findings.ts` turns them into values. */
interface Intermediate {
  /** The next statement replaces the previous one. */
  isCorrected: boolean;
  /** The energy of each meal in kcal. */
  mealCalories: number;
  /** The energy that the person burns per day in kcal. */
  burnedCalories: number;
  /** The same, if a plan without other requests should have exactly that. */
  maintenanceCalories: number;
  /** The difference that the plan should have from it, in kcal or as a share. */
  energyDifference: { value: number; isPart: boolean };
  /** Snacks in addition to the meals of the day. */
  extraSnacks: number;
  /** The time for preparing a meal on any day. */
  mealMinutes: number;
  /** Grams per kilogram of body weight. */
  proteinPerKilo: number;
  carbsPerKilo: number;
  fatPerKilo: number;
  /** The same as a minimum. */
  leastProteinPerKilo: number;
  bodyKilos: number;
  /** The carbs of the days before a long race. */
  isCarbLoading: boolean;
  /** Percent of the day's energy. */
  proteinShare: number;
  carbsShare: number;
  fatShare: number;
}

export type Findable = WishValues & Intermediate;

export type Finding = {
  [Field in keyof Findable]: {
    field: Field;
    value: Findable[Field];
    /** Why it was assumed although the words do not quite say so, or null. */
    why: string | null;
  };
}[keyof Findable];

export type PlacedFinding = Finding & { quote: string; start: number; end: number };

/** The result of a reader for the words from `from` (by default the current place) up to but excluding `to`. */
export interface Reading {
  from?: number;
  to: number;
  findings: Finding[];
  notes?: string[];
  notTaken?: NotTaken[];
}

/** Examines one place of a text and returns null if nothing of its kind begins there. */
export type Reader = (text: WishText, at: number) => Reading | null;

export const found = <Field extends keyof Findable>(
  field: Field,
  value: Findable[Field],
  why: string | null = null,
): Finding => ({ field, value, why }) as Finding;

/**
 * A request that was understood but that no plan can promise to keep. `mustAsk` is set if ignoring it could harm
 * someone.
 */
export const refused = (
  text: WishText,
  { from, to }: { from: number; to: number },
  why: string,
  mustAsk = false,
): Reading => ({ from, to, findings: [], notTaken: [{ words: text.quote(from, to), why, mustAsk }] });

export const foundAllergens = (allergens: Allergen[], why: string | null = null) =>
  found('excludedAllergens', allergens, why);

/** A wish as tokens. Readers claim what they understand, and claimed words are hidden from other readers. */
export class WishText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly findings: PlacedFinding[] = [];
  readonly notes: string[] = [];
  readonly notTaken: NotTaken[] = [];
  /** If true, capitals do not indicate names: "7 DAY PLAN FOR ANNA", "Plan For Busy People". */
  readonly isShouted: boolean;
  private readonly words: string[];
  private readonly claimed: boolean[];

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
    this.isShouted = areShouted(this.tokens);
    this.claimed = this.tokens.map(() => false);
    this.words = this.tokens.map((token, at) => respelled(token, this.tokens[at - 1]));
  }

  /** Returns an empty text if there is no word or if it was claimed. */
  word(at: number): string {
    return this.isFree(at) ? (this.words[at] ?? '') : '';
  }

  token(at: number): Token | undefined {
    return this.isFree(at) ? this.tokens[at] : undefined;
  }

  is(at: number, ...words: string[]): boolean {
    return words.includes(this.word(at)) && this.word(at) !== '';
  }

  isFree(at: number): boolean {
    return this.claimed[at] === false;
  }

  quote(from: number, to: number): string {
    const first = this.tokens[from];
    const last = this.tokens[to - 1];
    return first && last ? this.text.slice(first.start, last.end) : '';
  }

  /** Lets a reader examine every free place from left to right. */
  sweep(reader: Reader): void {
    for (let at = 0; at < this.tokens.length; ) {
      const reading = this.isFree(at) ? reader(this, at) : null;
      if (reading) this.take(reading, at);
      at = Math.max(at + 1, reading?.to ?? 0);
    }
  }

  /** Accepts a finding from outside the readers, with its quote. */
  takeQuoted(finding: Finding, quote: string): void {
    const place = this.placeOf(quote);
    if (place) this.claim(place.start, place.end);
    const why = place ? finding.why : 'The model named no words of the text for it.';
    const words = place ? this.quote(place.start, place.end) : '';
    this.findings.push({ ...finding, why, quote: words, ...(place ?? { start: 0, end: 0 }) });
  }

  /** Accepts requests found elsewhere that no plan can promise. */
  takeNotTaken(one: NotTaken): void {
    const place = this.placeOf(one.words);
    if (place) this.claim(place.start, place.end);
    const isKnown = this.notTaken.some(({ words }) => words.toLowerCase().includes(one.words.toLowerCase()));
    if (!isKnown) this.notTaken.push(one);
  }

  isUnused(words: string): boolean {
    const place = this.placeOf(words);
    return place !== null && this.claimed.slice(place.start, place.end).every((isClaimed) => !isClaimed);
  }

  contains(words: string): boolean {
    return this.text.toLowerCase().includes(words.trim().toLowerCase());
  }

  /** No field needs this many characters. A quote of the whole text would hide what was not understood. */
  private placeOf(quote: string): { start: number; end: number } | null {
    const wanted = quote.trim().toLowerCase();
    const first =
      wanted && wanted.length <= MAX_QUOTE_CHARACTERS ? this.text.toLowerCase().indexOf(wanted) : -1;
    if (first < 0) return null;
    const start = this.tokens.findIndex(({ end }) => end > first);
    const after = this.tokens.findIndex((token) => token.start >= first + wanted.length);
    const end = after < 0 ? this.tokens.length : after;
    return start >= 0 && start < end ? { start, end } : null;
  }

  private claim(from: number, to: number): void {
    this.claimed.fill(true, from, to);
  }

  private take({ from, to, findings, notes = [], notTaken = [] }: Reading, at: number): void {
    const start = from ?? at;
    const quote = this.quote(start, to);
    this.notes.push(...this.corrections(start, to), ...notes);
    this.notTaken.push(...notTaken);
    this.claim(start, to);
    this.findings.push(...findings.map((finding) => ({ ...finding, quote, start, end: to })));
  }

  /** Every correction of a typo is reported. */
  private corrections(from: number, to: number): string[] {
    return this.tokens.slice(from, to).flatMap((token, index) => {
      const word = this.word(from + index);
      return word === '' || word === token.word ? [] : [`“${token.text}” was read as “${writtenOut(word)}”.`];
    });
  }
}

const MAX_QUOTE_CHARACTERS = 120;

function areShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 2);
  const capitals = words.filter(({ isCapital }) => isCapital);
  return words.length > 3 && capitals.length > words.length * 0.7;
}
