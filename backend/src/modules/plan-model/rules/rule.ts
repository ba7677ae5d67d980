import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { MealType } from '../../recipes/index.js';
import type { CookingHabit } from './cooking.js';
import type { Weekday } from './no-cooking-on.js';
import type { Variety } from './variety.js';

/** Both bounds are inclusive, and null if there is none. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

/** A word for foods as it was written, and the foods of the table that it means. */
export interface NamedFoods {
  name: string;
  foodIds: string[];
}

/** The lists from which a rule may choose. */
export interface Choices {
  mealTypes: MealType;
  dietaryTags: DietaryTag;
  allergens: Allergen;
  cooking: CookingHabit;
  variety: Variety;
  weekdays: Weekday;
}

/**
 * A relaxed rule and how it is described. `waysOut` lists them in the order in which they are tried, the smallest
 * first. A rule with several parts has a list for each part.
 */
export interface WayOut<Value> {
  label: string;
  value: Value;
}

/** The field of the generator's form for the rule. */
interface FormField {
  section: 'basics' | 'dailyTargets' | 'diet' | 'week' | 'recipeFilters' | 'meals';
  /** The label within its section. */
  label: string;
  hint?: string;
  unit?: string;
  /** The text of a list in which nothing is chosen, instead of "Any". */
  unasked?: string;
  /** The numbers that a list offers. Without them, a number is typed. */
  offered?: readonly number[];
}

interface RuleFacts {
  /** The name of the rule in plans, in the form, and in the API. */
  field: string;
  /** The description in the API document. */
  description: string;
  form: FormField;
  /** A heading that stands alone. */
  title: string;
  /** The heading within a sentence: "the prep time". */
  inSentence: string;
  /** The check that fails if the rule cannot be kept, and its message. Null if no plan fails because of it. */
  refusal: { check: string; reason: string } | null;
  /** It is set if plans from before the rule was introduced do not contain it. */
  isAbsentInOldPlans?: true;
}

interface NumberFacts extends RuleFacts {
  min: number;
  max: number;
  /** The range that plain words can mean, if it is narrower than that of the form. The rule says why. */
  plausible?: { min: number; max: number };
  /** The value if nothing was said. */
  default: number | null;
  invalid: string;
  /** A request for this value or more has no effect. */
  asksNothing?: number;
  /** The rule as the description of a plan words it, unless the plan shows it anyway. */
  inDescription?(asked: number): string;
  waysOut?(asked: number): WayOut<number | null>[][];
}

export interface WholeNumberRule extends NumberFacts {
  kind: 'wholeNumber';
}

/** A number with at most two decimals. */
export interface DecimalRule extends NumberFacts {
  kind: 'decimal';
}

export interface ChoiceRule<Of extends keyof Choices = keyof Choices> extends RuleFacts {
  kind: 'choice';
  choices: Of;
  default: null;
  waysOut?(asked: Choices[Of]): WayOut<Choices[Of] | null>[][];
}

export interface ChoicesRule<Of extends keyof Choices = keyof Choices> extends RuleFacts {
  kind: 'choices';
  choices: Of;
  default: readonly [];
  waysOut?(asked: readonly Choices[Of][]): WayOut<readonly Choices[Of][]>[][];
}

export interface YesNoRule extends RuleFacts {
  kind: 'yesNo';
  /** The value if nothing was said. */
  default: boolean;
  waysOut?(asked: true): WayOut<boolean>[][];
}

/** Names of foods, which have to be known. */
export interface FoodsRule extends RuleFacts {
  kind: 'foods';
  maxWords: number;
  maxCharacters: number;
  default: readonly [];
  waysOut?(asked: readonly NamedFoods[]): WayOut<readonly NamedFoods[]>[][];
}

export type BoundsByType = Partial<Record<MealType, Bounds>>;

/** Bounds for single types of meals. */
export interface BoundsByTypeRule extends RuleFacts {
  kind: 'boundsByType';
  max: number;
  /** The smallest allowed minimum and maximum. */
  least: { min: number; max: number };
  plausible: { min: number; max: number };
  default: Readonly<Record<string, never>>;
  waysOut?(asked: BoundsByType): WayOut<BoundsByType>[][];
}

export type NumberRule = WholeNumberRule | DecimalRule;

export type PlanRule = NumberRule | ChoiceRule | ChoicesRule | YesNoRule | FoodsRule | BoundsByTypeRule;

/** The value of a requested rule, as plain words and the form express it. */
export type AskedValue<Rule> = Rule extends NumberRule
  ? number
  : Rule extends { kind: 'choice'; choices: infer Of extends keyof Choices }
    ? Choices[Of]
    : Rule extends { kind: 'choices'; choices: infer Of extends keyof Choices }
      ? Choices[Of][]
      : Rule extends YesNoRule
        ? boolean
        : Rule extends FoodsRule
          ? string[]
          : BoundsByType;

/** The value of a rule in a plan, with known foods. It is null or empty if it was not requested. */
export type PlanValue<Rule> = Rule extends FoodsRule
  ? NamedFoods[]
  : Rule extends { default: null }
    ? AskedValue<Rule> | null
    : AskedValue<Rule>;
