import { ApiProperty } from '@nestjs/swagger';
import { type Certificate, RULES, type RuleName } from '../../plan-certificate/index.js';
import { roundedTotals } from '../../plan-model/index.js';
import { TotalsResponse } from './plan.response.js';

class WithinResponse {
  @ApiProperty()
  calories: boolean;

  @ApiProperty()
  protein: boolean;

  @ApiProperty()
  carbs: boolean;

  @ApiProperty()
  fat: boolean;
}

class DayCheckResponse {
  @ApiProperty({ type: 'integer' })
  day: number;

  @ApiProperty({ type: TotalsResponse })
  target: TotalsResponse;

  @ApiProperty({ type: TotalsResponse })
  actual: TotalsResponse;

  @ApiProperty({
    type: WithinResponse,
    description: 'Within 2% of the calories, and 5% or 5 g of each macro',
  })
  within: WithinResponse;

  @ApiProperty()
  holds: boolean;
}

class RuleCheckResponse {
  @ApiProperty({ enum: RULES })
  rule: RuleName;

  @ApiProperty({ description: 'The rule in words' })
  label: string;

  @ApiProperty()
  holds: boolean;

  @ApiProperty({ type: [String], description: 'Everything in the plan that breaks the rule' })
  breaches: string[];
}

/** What a plan promises, checked by code that knows nothing of how it was made. */
export class CertificateResponse {
  @ApiProperty({ description: 'Whether every day is within target and every rule is kept' })
  holds: boolean;

  @ApiProperty({ type: [DayCheckResponse] })
  days: DayCheckResponse[];

  @ApiProperty({ type: [RuleCheckResponse] })
  rules: RuleCheckResponse[];

  constructor(certificate: Certificate) {
    this.holds = certificate.holds;
    this.days = certificate.days.map((day) => ({ ...day, actual: roundedTotals(day.actual) }));
    this.rules = certificate.rules;
  }
}
