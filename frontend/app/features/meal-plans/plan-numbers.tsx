import { gramsText, numberText, type Totals } from './plan-words';

const macros = [
  { name: 'Protein', short: 'P', key: 'protein' },
  { name: 'Carbs', short: 'C', key: 'carbs' },
  { name: 'Fat', short: 'F', key: 'fat' },
] as const;

/** Energy and macros in one line: "1,812 kcal P 134 g C 190 g F 58 g". A label beside it says what they refer to. */
export function PlanNumbers({ totals, large }: { totals: Totals; large?: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm tabular-nums lg:flex-nowrap lg:whitespace-nowrap">
      <span>
        <strong className={large ? 'text-xl font-semibold' : 'text-base font-semibold'}>
          {numberText(Math.round(totals.calories))}
        </strong>{' '}
        kcal
      </span>
      {macros.map(({ name, short, key }) => (
        <span key={key}>
          <abbr title={name} className="text-muted no-underline">
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{name}</span>
          </abbr>{' '}
          {gramsText(totals[key])}
        </span>
      ))}
    </span>
  );
}
