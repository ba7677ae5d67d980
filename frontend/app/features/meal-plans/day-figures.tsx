import { WarningIcon } from '~/ui/icons';
import { type DayFigures, gramsText, numberText } from './plan-words';

/** The most that the Dietary Guidelines for Americans allow an adult on a day. */
const maxSodiumMg = 2300;

/** Fiber, sodium, fruit and vegetables, and the time in the kitchen, in one line. */
export function DayFiguresLine({ figures }: { figures: DayFigures }) {
  return (
    <p className="text-sm text-muted tabular-nums">
      <Figures figures={figures} />
    </p>
  );
}

/** The figures of a day, or the means of several, as parts of a line. */
export function Figures({ figures }: { figures: Omit<DayFigures, 'day'> }) {
  const { fiberGrams, sodiumMg, produceGrams, kitchenMinutes, isWhole } = figures;
  const isSalty = sodiumMg > maxSodiumMg;
  return (
    <>
      {isWhole ? null : 'At least: '}
      Fiber {gramsText(fiberGrams)} ·{' '}
      <span className={isSalty ? 'font-semibold text-warning' : undefined}>
        {isSalty ? <WarningIcon className="me-1 inline" /> : null}
        Sodium {numberText(sodiumMg)} mg{isSalty ? ` (more than ${numberText(maxSodiumMg)})` : null}
      </span>{' '}
      · Fruit and vegetables {gramsText(produceGrams)} · Kitchen {numberText(kitchenMinutes)} min
    </>
  );
}
