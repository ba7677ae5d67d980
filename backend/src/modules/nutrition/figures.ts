/** Energy is in kcal, sodium in mg, and everything else in grams. Carbs include fiber. Null is not known. */
export interface Figures {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
}

export const FIGURES = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;

export type Figure = (typeof FIGURES)[number];

/** The figures that a source need not know. */
export const OPEN_FIGURES = ['fiber', 'sugar', 'sodium'] as const;

export type OpenFigure = (typeof OPEN_FIGURES)[number];

/** The diary keeps four decimals, exactly, so that a sum of any length has no error of its own. */
const KEPT = 10_000;

export const kept = (value: number): number => Math.round(value * KEPT) / KEPT;

const mapFigures = (of: (figure: Figure) => number | null): Figures =>
  Object.fromEntries(FIGURES.map((figure) => [figure, of(figure)])) as unknown as Figures;

export const scaled = (figures: Figures, factor: number): Figures =>
  mapFigures((figure) => {
    const value = figures[figure];
    return value === null ? null : kept(value * factor);
  });

/** Adds figures; what one of them does not know, the sum does not know either. */
export const sumOfFigures = (all: Figures[]): Figures =>
  mapFigures((figure) =>
    all.reduce<number | null>((sum, one) => {
      const value = one[figure];
      return sum === null || value === null ? null : kept(sum + value);
    }, 0),
  );
