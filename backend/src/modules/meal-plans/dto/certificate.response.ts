import { Choice, ListOf, Part, Text, WholeNumber, YesNo } from '../../../platform/http/answers.js';
import { type Certificate, RULES, type RuleName } from '../../plan-certificate/index.js';
import { MACROS, type Macro, roundedTotals } from '../../plan-model/index.js';
import { TotalsResponse } from './plan-facts.response.js';

class WithinResponse {
  @YesNo() calories: boolean;
  @YesNo() protein: boolean;
  @YesNo() carbs: boolean;
  @YesNo() fat: boolean;
}

class DayCheckResponse {
  @WholeNumber() day: number;
  @Part(TotalsResponse) target: TotalsResponse;
  @Part(TotalsResponse) actual: TotalsResponse;
  @Part(WithinResponse, 'Whether each amount is within the tolerance') within: WithinResponse;
  @ListOf(Choice(MACROS), 'Macros whose targets only follow from the goal, so they leave room')
  loose: Macro[];
  @YesNo() holds: boolean;
}

class RuleCheckResponse {
  @Choice(RULES) rule: RuleName;
  @Text('The rule in words') label: string;
  @YesNo() holds: boolean;
  @ListOf(Text(), 'Everything in the plan that breaks the rule') breaches: string[];
}

/** The promises of a plan, checked by code that is independent of how plans are made. */
export class CertificateResponse {
  @YesNo('Whether every day is within target and every rule is kept') holds: boolean;
  @Text('How near each amount of a day has to be to its target, in words') tolerance: string;
  @ListOf(Part(DayCheckResponse)) days: DayCheckResponse[];
  @ListOf(Part(RuleCheckResponse)) rules: RuleCheckResponse[];

  constructor(certificate: Certificate) {
    this.holds = certificate.holds;
    this.tolerance = certificate.tolerance;
    this.days = certificate.days.map((day) => ({ ...day, actual: roundedTotals(day.actual) }));
    this.rules = certificate.rules;
  }
}
