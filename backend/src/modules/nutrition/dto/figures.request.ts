import type { Figures } from '../figures.js';
import { CaloriesField, GramsField, OpenGramsField, SodiumField } from './figure-fields.js';

/** The figures of a food as a customer enters them, for instance from its label. */
export class EatenFiguresRequest {
  @CaloriesField() calories: number;
  @GramsField('Protein') protein: number;
  @GramsField('Carbs') carbs: number;
  @GramsField('Fat') fat: number;
  @OpenGramsField('Fiber') fiber?: number | null;
  @OpenGramsField('Sugar') sugar?: number | null;
  @SodiumField() sodium?: number | null;
}

export const figuresIn = ({ fiber, sugar, sodium, ...macros }: EatenFiguresRequest): Figures => ({
  calories: macros.calories,
  protein: macros.protein,
  carbs: macros.carbs,
  fat: macros.fat,
  fiber: fiber ?? null,
  sugar: sugar ?? null,
  sodium: sodium ?? null,
});
