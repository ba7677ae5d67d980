import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  ObjectOf,
  Part,
  Text,
  YesNo,
} from '../../../../platform/http/answers.js';
import { type AskedRules, PLAN_RULES, type PlanRule, type RuleField } from '../../../plan-model/index.js';
import type { Marked, NotTaken, ReadWish, WishField, WishValues } from '../../../wish-reader/index.js';
import { PlanSummary } from '../../dto/plan.response.js';
import { BoundsResponse } from '../../dto/plan-rules.response.js';
import { defineRuleAnswers } from '../../dto/rule-answers.js';
import { NotTakenResponse } from '../../dto/said-wish.response.js';
import { marksOf, ValueMarkResponse } from './value-mark.response.js';

type SaidRules = {
  [Field in RuleField]: AskedRules[Field] extends object ? AskedRules[Field] : AskedRules[Field] | null;
};

const isList = (kind: PlanRule['kind']) => kind === 'choices' || kind === 'foods';

/** The wish as fields of the generator's form. A field is null if the text says nothing about it. */
export class ParsedWishResponse extends defineRuleAnswers<SaidRules, PlanSummary>(
  {
    food: Text(),
    boundsByType: () => ObjectOf(Part(BoundsResponse)),
    mayBeNull: ({ kind }) => kind !== 'boundsByType' && !isList(kind),
  },
  PlanSummary,
) {
  @Maybe(Id('The customer with that name')) customerId: string | null;
  @Maybe(Day()) startsOn: string | null;
  @Maybe(Amount('Grams a day')) dailyProtein: number | null;
  @Maybe(Amount()) dailyCarbs: number | null;
  @Maybe(Amount()) dailyFat: number | null;
  @Maybe(YesNo()) generateMealPrep: boolean | null;

  @Choice(['rules', 'model'], 'Whether a model or the built-in rules read the text')
  engine: 'rules' | 'model';

  @Maybe(Text('Notes on how the text was read')) note: string | null;
  @ObjectOf(Part(ValueMarkResponse), 'Keyed by field name') marks: Record<string, ValueMarkResponse>;
  @ListOf(Part(NotTakenResponse), 'What was understood but cannot be promised') notTaken: NotTaken[];
  @ListOf(Text(), 'Notes on how the text was read') notes: string[];
  @ListOf(Text(), 'Every part of the text that was not used') notUnderstood: string[];

  constructor({ values, notes, notTaken, notUnderstood, readBy }: ReadWish, customerId: string | null) {
    super();
    const said = <Field extends WishField>(field: Field): WishValues[Field] | null =>
      (values[field] as Marked<WishValues[Field]> | undefined)?.value ?? null;
    this.planName = values.planName.value;
    this.fitnessGoal = values.fitnessGoal.value;
    this.description = said('description') ?? '';
    this.dailyCalorieTarget = values.dailyCalorieTarget.value;
    this.days = values.days.value;
    this.mealsPerDay = values.mealsPerDay.value;
    this.clientName = said('clientName');
    this.customerId = customerId;
    this.startsOn = said('startsOn');
    this.dailyProtein = said('dailyProtein');
    this.dailyCarbs = said('dailyCarbs');
    this.dailyFat = said('dailyFat');
    this.generateMealPrep = said('generateMealPrep');
    Object.assign(this, Object.fromEntries(PLAN_RULES.map((rule) => [rule.field, saidRule(rule, values)])));
    this.engine = readBy;
    this.note = notes.join(' ') || null;
    this.marks = marksOf(values);
    this.notTaken = notTaken;
    this.notes = notes;
    this.notUnderstood = notUnderstood;
  }
}

/** Lists and bounds without a statement are empty, and everything else is null. */
function saidRule({ field, kind }: PlanRule, values: ReadWish['values']): unknown {
  const said = values[field as RuleField];
  if (said) return said.value;
  if (kind === 'boundsByType') return {};
  return isList(kind) ? [] : null;
}
