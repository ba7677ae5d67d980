import type { ReactNode } from 'react';
import { classes } from '../classes';

export type AuthPanelProps = {
  title: string;
  intro?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links below the form to related pages. */
  after?: ReactNode;
  /** A description of the product. It stands beside the form on a wide screen and below it on a phone. */
  aside?: ReactNode;
};

/** The column for signing in and related pages. */
export function AuthPanel({ title, intro, children, after, aside }: AuthPanelProps) {
  return (
    <div
      className={classes(
        'group/panel mx-auto grid max-w-narrow gap-8',
        Boolean(aside) && 'lg:max-w-page lg:grid-cols-2',
      )}
    >
      <div className="grid content-start gap-6 rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-low">
        <div className="grid gap-1">
          <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
          {intro ? <div className="text-muted">{intro}</div> : null}
        </div>
        {children}
        {after ? <div className="grid gap-2 text-muted">{after}</div> : null}
      </div>
      {aside}
    </div>
  );
}
