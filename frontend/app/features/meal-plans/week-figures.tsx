import type { ReactNode } from 'react';
import { Figures } from './day-figures';
import { type LeftOver, LeftOverList } from './left-over';
import { foodsText, numberText, type WeekFigures } from './plan-words';
import { WeekDetails } from './week-details';

type WeekFiguresCardProps = {
  figures: WeekFigures;
  /** The length of the plan in days. */
  days: number;
  /** An action for the rest of a food, such as using it up. */
  leftOverAction?: (one: LeftOver) => ReactNode;
};

/** The shopping for a week, the means of its days, and what is left over of packages. */
export function WeekFiguresCard({ figures, days, leftOverAction }: WeekFiguresCardProps) {
  const { week, foodsToBuy, handsOnMinutes, details, leftOver } = figures;
  const id = `week-${week}-figures`;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-1 rounded-card border border-line bg-surface p-4 shadow-low break-inside-avoid"
    >
      <h2 id={id} className="text-lg font-semibold">
        {days > 7 ? `Week ${week}` : 'This week'}
      </h2>
      <p className="font-semibold tabular-nums">{foodsText(foodsToBuy)} to buy, without staples</p>
      <p className="text-sm text-muted tabular-nums">
        A day on average: <Figures figures={figures} />, {numberText(handsOnMinutes)} min of it hands-on
      </p>
      {details ? <WeekDetails details={details} /> : null}
      <LeftOverList leftOver={leftOver} actionFor={leftOverAction} />
    </section>
  );
}
