import { Amount, Maybe } from '../../../platform/http/answers.js';
import type { Figures } from '../figures.js';

/** The figures of an entry or a food. A figure of which the source says nothing is null, which is not the same as zero. */
export class EatenFiguresResponse implements Figures {
  @Amount('In kcal') calories: number;
  @Amount() protein: number;
  @Amount('Including fiber') carbs: number;
  @Amount() fat: number;
  @Maybe(Amount()) fiber: number | null;
  @Maybe(Amount()) sugar: number | null;
  @Maybe(Amount('In mg')) sodium: number | null;
}
