import type { ReactNode } from 'react';
import { gramsText, type WeekFigures } from './plan-words';

export type LeftOver = WeekFigures['leftOver'][number];

type LeftOverListProps = {
  leftOver: readonly LeftOver[];
  /** An action for the rest of a food, such as using it up. */
  actionFor?: ((one: LeftOver) => ReactNode) | undefined;
};

/** Leftovers of packages when all meals of the week are cooked, or nothing. */
export function LeftOverList({ leftOver, actionFor }: LeftOverListProps) {
  if (leftOver.length === 0) return null;
  return (
    <div className="pt-2 wrap-anywhere">
      <p className="font-semibold">Left over after this week</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {leftOver.map((one) => (
          <li key={one.foodId} className="flex flex-wrap items-center gap-x-2">
            <span>
              {gramsText(one.grams)} of {one.name}
            </span>
            {actionFor ? <div className="ms-auto">{actionFor(one)}</div> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words on the action that uses up a rest. */
export function UseItUp({ name }: { name: string }) {
  return (
    <span>
      Use it up<span className="sr-only">: {name}</span>
    </span>
  );
}
