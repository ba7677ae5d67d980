import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { classes } from '../classes';

export type StatCardProps = {
  label: string;
  /** Null if the value is not measured. The card then says so instead of showing a number. */
  value: string | number | null;
  /** The value is a word or two, which need more room than a number. */
  inWords?: boolean;
  unit?: string;
  /** The basis of the number: "per day", "last 7 days", "of 12 invitations". */
  basis?: string;
  /** An explanation below the number. */
  note?: ReactNode;
  /** Makes the label a link. */
  to?: string;
};

export function StatCard({ label, value, inWords, unit, basis, note, to }: StatCardProps) {
  return (
    <div className="relative grid content-start gap-1 rounded-card border border-line bg-surface p-4 shadow-low">
      <p className="text-sm font-semibold text-muted">
        {to ? (
          <Link to={to} className="underline after:absolute after:inset-0 hover:text-ink">
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      {value === null ? (
        <p className="text-lg text-muted">Not recorded</p>
      ) : (
        <p>
          <span
            className={classes(
              'font-semibold tracking-tight',
              inWords ? 'text-lg wrap-anywhere sm:text-xl' : 'text-3xl',
            )}
          >
            {value}
          </span>
          {unit ? <span className="text-muted"> {unit}</span> : null}
        </p>
      )}
      {basis ? <p className="text-sm text-muted">{basis}</p> : null}
      {note ? <p className="text-sm text-muted">{note}</p> : null}
    </div>
  );
}
