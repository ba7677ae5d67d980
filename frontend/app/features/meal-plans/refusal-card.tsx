import { useEffect, useRef } from 'react';
import { SubmitButton } from '~/ui';
import { WarningIcon } from '~/ui/icons';
import { PlanNumbers } from './plan-numbers';
import { numberText } from './plan-words';
import type { Refusal, ToldRefusal } from './refusal';

type RefusalCardProps = ToldRefusal & {
  /** The daily energy as it was typed. */
  askedCalories?: string;
  /** The form that each way out submits. */
  formId: string;
  /** Advice if no single change would be enough. */
  otherwise: string;
};

/**
 * Shows what prevents a plan, the nearest possible one, and each way out as a button that generates with it. It takes
 * the focus when it appears.
 */
export function RefusalCard({ message, refusal, askedCalories, ...ways }: RefusalCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const { reason, nearest, relaxations } = refusal;
  const possible = relaxations.filter((relaxation) => relaxation.possible);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="in-the-way-title"
      className="grid scroll-mt-header gap-4 rounded-card border-2 border-warning bg-surface p-4"
    >
      <div>
        <h2 id="in-the-way-title" className="flex items-center gap-2 text-lg font-semibold">
          <WarningIcon className="text-warning" />
          What is in the way
        </h2>
        <p className="mt-1 font-semibold">{reason}</p>
        <p className="text-muted">{message} Nothing you asked for was dropped without telling you.</p>
      </div>
      {nearest ? (
        <div>
          <h3 className="font-semibold">The closest possible</h3>
          <p className="text-muted">
            The day furthest from its target
            {askedCalories ? ` (${askedText(askedCalories)} kcal)` : ''} is day {nearest.day}:
          </p>
          <PlanNumbers totals={nearest.totals} />
        </div>
      ) : null}
      <WaysOut relaxations={possible} {...ways} />
    </section>
  );
}

/** Returns what was typed as it is if it is no number. */
const askedText = (typed: string): string => (Number(typed) ? numberText(Number(typed)) : typed);

type WaysOutProps = Pick<RefusalCardProps, 'formId' | 'otherwise'> & Pick<Refusal, 'relaxations'>;

function WaysOut({ formId, otherwise, relaxations }: WaysOutProps) {
  if (relaxations.length === 0) return <p>None of the single changes we tried is enough. {otherwise}</p>;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">What would help</h3>
      <ul className="grid gap-2">
        {relaxations.map(({ label, change }) => {
          const relax = JSON.stringify(change);
          return (
            <li key={`${label} ${relax}`}>
              <SubmitButton
                form={formId}
                name="relax"
                value={relax}
                variant="secondary"
                pendingText="Generating..."
              >
                {label}
              </SubmitButton>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">Each button generates the plan again with only that change.</p>
    </div>
  );
}
