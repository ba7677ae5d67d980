import { Id, Maybe, Text, WholeNumber, YesNo } from '../../../../platform/http/answers.js';
import type { OutcomeRow } from '../generation-job.queries.js';

export class MadeRecipeResponse {
  @WholeNumber('Which recipe of the job it is, from 1') number: number;
  @Maybe(Id('Null if it was deleted')) recipeId: string | null;
  @Text() name: string;
  @YesNo() isApproved: boolean;

  constructor({ number, recipeId, name, isApproved }: OutcomeRow) {
    this.number = number;
    this.recipeId = recipeId;
    this.name = name ?? '';
    this.isApproved = isApproved === true;
  }
}

export class FailedRecipeResponse {
  @WholeNumber('Which recipe of the job it is, from 1') number: number;
  @Maybe(Text('The name of the last proposal, if there was one')) name: string | null;
  @Text() reason: string;

  constructor({ number, name, reason }: OutcomeRow) {
    this.number = number;
    this.name = name;
    this.reason = reason ?? '';
  }
}
