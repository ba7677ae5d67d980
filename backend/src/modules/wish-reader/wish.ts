import {
  type AskedRules,
  type FitnessGoal,
  MAX_GRAMS,
  type NumberRule,
  PLAN_RULES,
  type PlanRule,
  type RuleField,
  WISH_BOUNDS,
} from '../plan-model/index.js';
import type { NotTaken } from './said-wish.js';

/**
 * The fields that a wish in plain words can set, with the names of the generator's form: the rules of plans,
 * and the fields below. Foods are words that `excludedFood` understands.
 */
export interface WishValues extends AskedRules {
  planName: string;
  fitnessGoal: FitnessGoal;
  description: string;
  dailyCalorieTarget: number;
  days: number;
  mealsPerDay: number;
  clientName: string;
  /** A date such as 2026-11-21. */
  startsOn: string;
  /** Grams per day. */
  dailyProtein: number;
  dailyCarbs: number;
  dailyFat: number;
  generateMealPrep: boolean;
}

export type WishField = keyof WishValues;

/** The origin of a value: the words that say it, or the reason why it was assumed. */
export type Marked<T> =
  | { value: T; from: 'text'; quote: string }
  | { value: T; from: 'assumed'; why: string; quote?: string };

export type MarkedValues = { [Field in WishField]?: Marked<WishValues[Field]> };

/** Fields that the form requires, so they always have a value. */
export type NeededField = 'planName' | 'fitnessGoal' | 'dailyCalorieTarget' | 'days' | 'mealsPerDay';

export interface ReadWish {
  values: MarkedValues & Required<Pick<MarkedValues, NeededField>>;
  /** Requests that were understood but cannot be promised, with the reason. */
  notTaken: NotTaken[];
  /** Every meaningful piece of the text that was not used. */
  notUnderstood: string[];
  /** Notes for the trainer on how the text was read, in sentences. */
  notes: string[];
  readBy: 'rules' | 'model';
}

export interface WishContext {
  /** A date such as 2026-11-20 in the trainer's time zone. */
  today: string;
  /** Names or email addresses of the trainer's customers. */
  customers?: readonly string[];
}

/** Longer texts are cut, with a note. */
export const MAX_CHARACTERS = 4000;

export const DEFAULTS = { dailyCalorieTarget: 2000, days: 7, mealsPerDay: 3 } as const;

/** The form takes 0 as well. In a text, so little in a whole day is a typo. */
const DAY_GRAMS = [5, MAX_GRAMS] as const;

const rangeOf = ({ min, max }: { min: number; max: number }) => [min, max] as const;

const isNumber = (rule: PlanRule): rule is NumberRule =>
  rule.kind === 'wholeNumber' || rule.kind === 'decimal';

type NumberField = { [Field in RuleField]: AskedRules[Field] extends number ? Field : never }[RuleField];

const LIMITS_OF_RULES = Object.fromEntries(
  PLAN_RULES.filter(isNumber).map(({ field, min, max, plausible = { min, max } }) => [
    field,
    rangeOf(plausible),
  ]),
) as unknown as Record<NumberField, readonly [number, number]>;

/** Inclusive bounds of accepted values. For rules, they are the plausible range. */
export const LIMITS = {
  dailyCalorieTarget: rangeOf(WISH_BOUNDS.dailyCalorieTarget),
  days: rangeOf(WISH_BOUNDS.days),
  mealsPerDay: rangeOf(WISH_BOUNDS.mealsPerDay),
  dailyProtein: DAY_GRAMS,
  dailyCarbs: DAY_GRAMS,
  dailyFat: DAY_GRAMS,
  ...LIMITS_OF_RULES,
} as const;

export function isWithin(value: number, limit: keyof typeof LIMITS): boolean {
  const [least, most] = LIMITS[limit];
  return value >= least && value <= most;
}
