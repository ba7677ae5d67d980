import { type Column, DataTable } from '~/ui';
import { CheckIcon, ChevronDownIcon, SuccessIcon, WarningIcon } from '~/ui/icons';
import { WithinTarget } from './day-totals';
import { type Certificate, type DayCheck, daysText, numberText, ofTargetText } from './plan-words';
import type { SaidWish } from './said-wish';

type Rule = Certificate['rules'][number];

type CertificateViewProps = {
  /** Its days may be those of a week, with all that miss their targets. */
  certificate: Certificate;
  /** The days of the plan, if it has more than the certificate shows. */
  dayCount?: number;
  /** The plain words that the plan was made from, if any. */
  said?: SaidWish | null;
};

/** Shows what the plan promises and whether it keeps it, as a line that expands. */
export function CertificateView({ certificate, dayCount, said = null }: CertificateViewProps) {
  const { days, rules, holds } = certificate;
  const all = dayCount ?? days.length;
  const Sign = holds ? SuccessIcon : WarningIcon;
  return (
    <details className="print-open group rounded-card border border-line bg-surface shadow-low">
      <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
        <Sign className={holds ? 'text-accent' : 'text-warning'} />
        <span className="min-w-0 grow">{summaryOf(certificate, all, said)}</span>
        <ChevronDownIcon className="group-open:rotate-180 print:hidden" />
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="px-4 text-sm text-muted">
          Checked separately from how the plan was made. A day is within target with these, in whole calories
          and grams: {certificate.tolerance}.
        </p>
        <DataTable caption={captionOf(days.length, all)} columns={columns} rows={days} rowKey={keyOf} />
        <ul className="grid gap-2 px-4">
          {rules.map((rule) => (
            <RuleLine key={rule.rule} rule={rule} />
          ))}
        </ul>
        {said ? <NotVouchedFor said={said} /> : null}
      </div>
    </details>
  );
}

/** Returns "All 7 days within target, every rule that was understood kept". */
function summaryOf({ days, rules }: Certificate, all: number, said: SaidWish | null): string {
  const outside = days.filter(({ holds }) => !holds).length;
  const broken = rules.filter(({ holds }) => !holds).length;
  const kept = all === 1 ? 'The day is within target' : `All ${all} days within target`;
  const daysPart = outside === 0 ? kept : `${outside} of ${daysText(all)} outside target`;
  const every = said ? 'every rule that was understood' : 'every rule';
  const rulesPart = broken === 0 ? `${every} kept` : `${broken} of ${rules.length} rules not kept`;
  return `${daysPart}, ${rulesPart}`;
}

const captionOf = (shown: number, all: number): string =>
  shown === all
    ? 'Each day against its target'
    : 'Each day of this week, and any other that misses its target';

/** Readers of a certificate must see what it does not cover. */
function NotVouchedFor({ said }: { said: SaidWish }) {
  const words = [...said.notTaken.map((one) => one.words), ...said.notUnderstood];
  if (words.length === 0) return null;
  return (
    <div className="px-4">
      <p className="font-semibold">Asked for, but not part of this check</p>
      <ul className="list-disc ps-6 wrap-anywhere">
        {words.map((piece) => (
          <li key={piece}>
            <q>{piece}</q>
          </li>
        ))}
      </ul>
    </div>
  );
}

const keyOf = ({ day }: DayCheck) => String(day);

const against = (key: keyof DayCheck['within'], unit: string) => (check: DayCheck) => (
  <span className={check.within[key] ? undefined : 'font-semibold text-warning'}>
    {numberText(Math.round(check.actual[key]))} {ofTargetText(check, key)} {unit}
    {check.within[key] ? null : <span className="sr-only"> (outside)</span>}
  </span>
);

const columns: Column<DayCheck>[] = [
  { key: 'day', header: 'Day', names: true, cell: ({ day }) => `Day ${day}` },
  { key: 'calories', header: 'Energy', cell: against('calories', 'kcal') },
  { key: 'protein', header: 'Protein', cell: against('protein', 'g') },
  { key: 'carbs', header: 'Carbs', cell: against('carbs', 'g') },
  { key: 'fat', header: 'Fat', cell: against('fat', 'g') },
  { key: 'holds', header: 'Result', bare: true, cell: ({ holds }) => <WithinTarget holds={holds} /> },
];

function RuleLine({ rule: { label, holds, breaches } }: { rule: Rule }) {
  return (
    <li className="flex items-start gap-2">
      {holds ? <CheckIcon className="mt-px text-accent" /> : <WarningIcon className="mt-px text-warning" />}
      <div className="min-w-0">
        <p>
          {label}
          <span className="text-muted">{holds ? ' (kept)' : ' (not kept)'}</span>
        </p>
        {breaches.length > 0 ? <Breaches breaches={breaches} /> : null}
      </div>
    </li>
  );
}

const mostBreaches = 5;

function Breaches({ breaches }: { breaches: readonly string[] }) {
  const rest = breaches.length - mostBreaches;
  return (
    <ul className="list-disc ps-6 text-sm text-muted wrap-anywhere">
      {breaches.slice(0, mostBreaches).map((breach) => (
        <li key={breach}>{breach}</li>
      ))}
      {rest > 0 ? <li>and {rest} more</li> : null}
    </ul>
  );
}
