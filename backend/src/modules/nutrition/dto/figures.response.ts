import { Amount, Maybe } from '../../../platform/http/answers.js';
import type { Figures } from '../figures.js';

/** Null is not known, which is not the same as none. */
export class EatenFiguresResponse implements Figures {
  @Amount('In kcal') calories: number;
  @Amount() protein: number;
  @Amount('Including fiber') carbs: number;
  @Amount() fat: number;
  @Maybe(Amount()) fiber: number | null;
  @Maybe(Amount()) sugar: number | null;
  @Maybe(Amount('In mg')) sodium: number | null;
}
