import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { MealType } from '../../recipes/index.js';

/** Inclusive; null where nothing bounds it. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

/** Someone's word for foods, and the foods of the table that it means. */
export interface NamedFoods {
  name: string;
  foodIds: string[];
}

/** The lists that a rule may choose from. */
export interface Choices {
  mealTypes: MealType;
  dietaryTags: DietaryTag;
  allergens: Allergen;
}

/**
 * A rule as it might be relaxed, and how a person is told. `waysOut` lists them in the order in which they are tried, the
 * smallest first; a rule that has several parts has a list for each part.
 */
export interface WayOut<Value> {
  label: string;
  value: Value;
}

/** How the form of the generator asks for it. */
interface FormField {
  section: 'basics' | 'dailyTargets' | 'diet' | 'recipeFilters' | 'meals';
  /** As it stands in its section. */
  label: string;
  hint?: string;
  unit?: string;
  /** The numbers that a list offers. Without them a number is typed. */
  offered?: readonly number[];
}

interface RuleFacts {
  /** The name of the rule in plans, in the form, and in the API. */
  field: string;
  /** For the API document. */
  description: string;
  form: FormField;
  /** A heading that stands by itself. */
  title: string;
  /** The same within a sentence: "the prep time". */
  inSentence: string;
  /** The check that fails where the rule cannot be kept, and what a person is told. Null where no plan fails by it. */
  refusal: { check: string; reason: string } | null;
  /** Plans that were made before it was a rule do not have it. */
  isAbsentInOldPlans?: true;
}

interface NumberFacts extends RuleFacts {
  min: number;
  max: number;
  /** What plain words are believed to mean, where that is less than the form takes. The rule says why. */
  plausible?: { min: number; max: number };
  /** What is asked where nothing is said. */
  default: number | null;
  invalid: string;
  /** Asking for so much is asking for nothing. */
  asksNothing?: number;
  waysOut?(asked: number): WayOut<number | null>[][];
}

export interface WholeNumberRule extends NumberFacts {
  kind: 'wholeNumber';
}

/** With at most two decimals. */
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
  default: false;
  waysOut?(asked: true): WayOut<boolean>[][];
}

/** Words for foods, which have to be known. */
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
  /** The least that a minimum and a maximum may be. */
  least: { min: number; max: number };
  plausible: { min: number; max: number };
  default: Readonly<Record<string, never>>;
  waysOut?(asked: BoundsByType): WayOut<BoundsByType>[][];
}

export type NumberRule = WholeNumberRule | DecimalRule;

export type PlanRule = NumberRule | ChoiceRule | ChoicesRule | YesNoRule | FoodsRule | BoundsByTypeRule;

/** The value of a rule where one is asked, as plain words and the form say it. */
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

/** The value of a rule in a plan: foods are known there, and what is not asked is null or empty. */
export type PlanValue<Rule> = Rule extends FoodsRule
  ? NamedFoods[]
  : Rule extends { default: null }
    ? AskedValue<Rule> | null
    : AskedValue<Rule>;
