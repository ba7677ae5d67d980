import { Amount, Choice, ListOf, Maybe, Part, Sometimes, Text } from '../../../platform/http/answers.js';
import { MACROS, type Macro, type RuleValues } from '../../plan-model/index.js';
import { defineRuleAnswers } from './rule-answers.js';

export class BoundsResponse {
  @Maybe(Amount()) min: number | null;
  @Maybe(Amount()) max: number | null;
}

class CaloriesByTypeResponse {
  @Sometimes(Part(BoundsResponse)) breakfast?: BoundsResponse;
  @Sometimes(Part(BoundsResponse)) lunch?: BoundsResponse;
  @Sometimes(Part(BoundsResponse)) dinner?: BoundsResponse;
  @Sometimes(Part(BoundsResponse)) snack?: BoundsResponse;
}

class ExcludedFoodResponse {
  @Text('The food as it was entered') name: string;
  @ListOf(Text(), 'The foods it stands for in the food table') foodIds: string[];
}

/** The requested rules, null or empty if not requested. */
export class PlanRulesResponse extends defineRuleAnswers<RuleValues>({
  food: Part(ExcludedFoodResponse),
  boundsByType: (about) => Part(CaloriesByTypeResponse, about),
  mayBeNull: (rule) => rule.default === null,
  mayBeAbsent: (rule) => rule.isAbsentInOldPlans ?? false,
}) {
  @Sometimes(
    ListOf(
      Choice(MACROS),
      'Macros that nobody stated, whose targets only follow from the goal: protein is at least 95% of it, and carbs and fat are within 20%',
    ),
  )
  looseMacros?: Macro[];
}
