import type { Type } from '@nestjs/common';
import {
  Amount,
  type Answer,
  Choice,
  ListOf,
  Maybe,
  Sometimes,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { PLAN_RULES, type PlanRule } from '../../plan-model/index.js';
import { CHOICES } from '../../wish-reader/index.js';

interface RuleAnswerOptions {
  /** Foods and bounds by type have one shape in plans and another in parsed wishes. */
  food: Answer<never>;
  boundsByType: (about: string) => Answer<never>;
  mayBeNull: (rule: PlanRule) => boolean;
  mayBeAbsent?: (rule: PlanRule) => boolean;
}

/** Defines a class with a property for each rule of plans. Those of `base` come first. */
export function defineRuleAnswers<Values, Base extends object = object>(
  options: RuleAnswerOptions,
  base?: Type<Base>,
): Type<Base & Values> {
  class RuleAnswers extends ((base ?? Object) as Type<object>) {}
  for (const rule of PLAN_RULES) {
    const answer = answerFor(rule, options);
    const whole = options.mayBeNull(rule) ? Maybe(answer) : answer;
    const decorate = options.mayBeAbsent?.(rule) ? Sometimes(whole) : whole;
    (decorate as PropertyDecorator)(RuleAnswers.prototype, rule.field);
  }
  return RuleAnswers as Type<Base & Values>;
}

function answerFor(rule: PlanRule, { food, boundsByType }: RuleAnswerOptions): Answer<never> {
  switch (rule.kind) {
    case 'wholeNumber':
      return WholeNumber(rule.description) as Answer<never>;
    case 'decimal':
      return Amount(rule.description) as Answer<never>;
    case 'yesNo':
      return YesNo(rule.description) as Answer<never>;
    case 'choice':
      return Choice<string>(CHOICES[rule.choices], rule.description) as Answer<never>;
    case 'choices':
      return ListOf(Choice<string>(CHOICES[rule.choices]), rule.description) as Answer<never>;
    case 'boundsByType':
      return boundsByType(rule.description);
    case 'foods':
      return ListOf(food, rule.description) as Answer<never>;
  }
}
