import type { ReactNode } from 'react';
import { ChevronDownIcon, InfoIcon, WarningIcon } from '~/ui/icons';
import { countLeftOut, fieldLabel, mustBeAsked, type SaidWish, valueSentence, valueText } from './said-wish';

type SaidWishCardProps = {
  said: SaidWish;
  open: boolean;
  /** The actions that can be taken about it. */
  children?: ReactNode;
};

/**
 * Tells the user how their words were read, most important first: what no plan can promise, what was not
 * understood, what was assumed, and what was applied.
 */
export function SaidWishCard({ said, open, children }: SaidWishCardProps) {
  const leftOut = countLeftOut(said);
  const Sign = leftOut > 0 ? WarningIcon : InfoIcon;
  const asked = mustBeAsked(said);
  const others = said.notTaken.filter(({ mustAsk }) => !mustAsk);
  const assumed = said.values.filter(({ from }) => from === 'assumed');
  const taken = said.values.filter(({ from }) => from === 'text');
  return (
    <details
      open={open}
      className="group/said rounded-card border border-line bg-surface shadow-low print:hidden"
    >
      <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
        <Sign className={leftOut > 0 ? 'text-warning' : 'text-muted'} />
        <span className="min-w-0 grow">{summaryOf(said)}</span>
        <ChevronDownIcon className="group-open/said:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <blockquote className="whitespace-pre-line border-s-2 border-line ps-3 text-muted wrap-anywhere">
          {said.text}
        </blockquote>
        <Part title="The plan cannot promise this">
          {[...asked, ...others].map(({ words, why }) => (
            <li key={words}>
              <q>{words}</q>
              {why ? <span className="text-muted"> {why}</span> : null}
            </li>
          ))}
        </Part>
        <Part title="Not understood, so not in the plan">
          {said.notUnderstood.map((words) => (
            <li key={words}>
              <q>{words}</q>
            </li>
          ))}
        </Part>
        {children}
        <Part title="Please note">
          {said.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Part>
        <Part title="Assumed">
          {assumed.map(({ field, value, quote }) => (
            <li key={field}>
              {fieldLabel(field)}: {valueSentence(value)} <span className="text-muted">{quote}</span>
            </li>
          ))}
        </Part>
        <Part title="Taken from your words">
          {taken.map(({ field, value, quote }) => (
            <li key={field}>
              {fieldLabel(field)}: {valueText(value)} <q className="text-muted">{quote}</q>
            </li>
          ))}
        </Part>
        <p className="text-sm text-muted">
          {said.readBy === 'model' ? 'Read by the AI model.' : 'Read by built-in rules, without an AI model.'}
        </p>
      </div>
    </details>
  );
}

function summaryOf(said: SaidWish): string {
  const leftOut = countLeftOut(said);
  if (leftOut === 0) return 'Everything you asked for was understood';
  return leftOut === 1 ? '1 request is not in the plan' : `${leftOut} requests are not in the plan`;
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="list-disc ps-6 wrap-anywhere">{children}</ul>
    </div>
  );
}
