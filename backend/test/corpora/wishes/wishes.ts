import { readFileSync } from 'node:fs';
import type { WishValues } from '../../../src/modules/wish-reader/index.js';

export const LANGUAGES = ['english', 'german', 'spanish', 'french'] as const;

/** The names of the form's fields, and three more that trainers ask for. */
export type ExpectedFields = Partial<WishValues> & {
  /** Minimum grams per day, in contrast to `dailyProtein`, which is a target. */
  minDailyProtein?: number;
  likedFoods?: string[];
  keepsMeatApartFromDairy?: true;
};

export interface ExpectedWish {
  id: string;
  wish: string;
  fields: ExpectedFields;
  /** Each is a word of a piece that must be asked about before a plan is made. */
  asks: string[];
  /** Each is a word of a piece that must be listed as not understood. */
  lists: string[];
}

/** The day on which every wish was typed, a Friday. */
export const TODAY = '2026-11-20';

export function readExpectedWishes(): ExpectedWish[] {
  return LANGUAGES.flatMap((language) =>
    readFileSync(new URL(`./${language}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): ExpectedWish => JSON.parse(line)),
  );
}
