import { gramsText } from './plan-words';
import type { ShownLeftOver } from './shown-prep';

/** What is left of packages when all meals of the week are cooked, or nothing. */
export function LeftOverList({ leftOver }: { leftOver: readonly ShownLeftOver[] }) {
  if (leftOver.length === 0) return null;
  return (
    <div className="pt-2 wrap-anywhere">
      <p className="font-semibold">Left over after this week</p>
      <ul className="list-disc ps-6 marker:text-muted">
        {leftOver.map(({ foodId, name, grams }) => (
          <li key={foodId}>
            {gramsText(grams)} of {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
