import type { Type } from '@nestjs/common';
import { DecimalField, PartField, SomeOfField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  type FieldOptions,
  WholeNumberField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { type AskedRules, type FieldOfKind, PLAN_RULES, type PlanRule } from '../../plan-model/index.js';
import { CHOICES } from '../../wish-reader/index.js';
import { CaloriesByTypeRequest } from './calories-by-type.request.js';

type FoodsRule = Extract<PlanRule, { kind: 'foods' }>;

interface RuleFieldOptions {
  /** Foods have one notation in a form and another in a plan. */
  foods: (rule: FoodsRule, options: FieldOptions) => PropertyDecorator;
  mayBeNull: (rule: PlanRule) => boolean;
}

/** The rules as requests send them. Bounds by type may be incomplete. */
export type SentRule<Field extends keyof AskedRules> =
  Field extends FieldOfKind<'boundsByType'>
    ? CaloriesByTypeRequest
    : AskedRules[Field] extends object
      ? AskedRules[Field]
      : AskedRules[Field] | null;

/** Defines a class with a property for each rule of plans, decorated with its validators. */
export function defineRuleRequest<Values>({ foods, mayBeNull }: RuleFieldOptions): Type<Values> {
  class RuleRequest {}
  for (const rule of PLAN_RULES) {
    const decorate = fieldFor(rule, foods, { optional: true, nullable: mayBeNull(rule) });
    decorate(RuleRequest.prototype, rule.field);
  }
  return RuleRequest as Type<Values>;
}

function fieldFor(
  rule: PlanRule,
  foods: RuleFieldOptions['foods'],
  { optional, nullable }: FieldOptions,
): PropertyDecorator {
  const { description } = rule;
  const options = { optional, description };
  switch (rule.kind) {
    case 'wholeNumber':
      return WholeNumberField({ ...options, nullable, min: rule.min, max: rule.max, invalid: rule.invalid });
    case 'decimal':
      return DecimalField({ ...options, nullable, max: rule.max, invalid: rule.invalid });
    case 'yesNo':
      return YesNoField({ ...options, nullable });
    case 'choice':
      return ChoiceField(CHOICES[rule.choices], { ...options, nullable });
    case 'choices':
      return SomeOfField(CHOICES[rule.choices], options);
    case 'boundsByType':
      return PartField(CaloriesByTypeRequest, options);
    case 'foods':
      return foods(rule, options);
  }
}
