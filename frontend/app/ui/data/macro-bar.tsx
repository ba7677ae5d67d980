import { Bar } from './bar';

export type MacroBarProps = {
  /** Values are in grams. */
  protein: number;
  carbs: number;
  fat: number;
  /** The basis of the grams: "per serving", "per day". */
  basis: string;
};

const kcalPerGram = { protein: 4, carbs: 4, fat: 9 };

/** Macronutrients in grams, and their shares of the energy as a bar. */
export function MacroBar({ protein, carbs, fat, basis }: MacroBarProps) {
  const macros = [
    { name: 'Protein', grams: protein, kcal: protein * kcalPerGram.protein, fill: 'fill-protein' },
    { name: 'Carbs', grams: carbs, kcal: carbs * kcalPerGram.carbs, fill: 'fill-carbs' },
    { name: 'Fat', grams: fat, kcal: fat * kcalPerGram.fat, fill: 'fill-fat' },
  ];
  const total = macros.reduce((sum, macro) => sum + macro.kcal, 0);
  return (
    <figure className="grid gap-2">
      <Bar total={total} parts={macros.map(({ name, kcal, fill }) => ({ key: name, value: kcal, fill }))} />
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {macros.map(({ name, grams, fill }) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true" focusable="false">
              <circle cx="4" cy="4" r="4" className={fill} />
            </svg>
            <span>
              {name} <strong className="font-semibold">{Math.round(grams)} g</strong>
            </span>
          </span>
        ))}
        <span className="text-muted">{basis}</span>
      </figcaption>
    </figure>
  );
}
