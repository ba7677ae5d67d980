import { Amount, Choice } from '../../../platform/http/answers.js';
import { type RecipeSide, SIDE_KINDS, type SideKind } from '../side.js';

export class SideResponse {
  @Choice(SIDE_KINDS) kind: SideKind;
  @Amount('The share of a serving in which it is eaten: 1 (whole servings only), 0.5, or 0.25') step: number;
  @Amount('The largest number of servings beside one meal') most: number;

  constructor({ kind, step, most }: RecipeSide) {
    this.kind = kind;
    this.step = step;
    this.most = most;
  }
}
