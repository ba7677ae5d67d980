/**
 * The figures of what was eaten: energy in kcal, sodium in mg, and the others in grams. Carbs include fiber. A figure
 * that is not known is null.
 */
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

/** Labels and tables of foods often omit these figures, so they may be unknown. */
export const OPEN_FIGURES = ['fiber', 'sugar', 'sodium'] as const;

export type OpenFigure = (typeof OPEN_FIGURES)[number];

/** The diary keeps figures as decimals with four places, so that adding up many of them makes no error. */
const KEPT = 10_000;

export const kept = (value: number): number => Math.round(value * KEPT) / KEPT;

const mapFigures = (of: (figure: Figure) => number | null): Figures =>
  Object.fromEntries(FIGURES.map((figure) => [figure, of(figure)])) as unknown as Figures;

export const scaled = (figures: Figures, factor: number): Figures =>
  mapFigures((figure) => {
    const value = figures[figure];
    return value === null ? null : kept(value * factor);
  });

/** Adds figures up. A figure that one of them does not know is unknown in the sum, too. */
export const sumOfFigures = (all: Figures[]): Figures =>
  mapFigures((figure) =>
    all.reduce<number | null>((sum, one) => {
      const value = one[figure];
      return sum === null || value === null ? null : kept(sum + value);
    }, 0),
  );
