import { type ReactNode, useId } from 'react';

export type CardProps = {
  title?: string;
  description?: ReactNode;
  /** Buttons or links for the card as a whole. */
  actions?: ReactNode;
  /** Content without padding, for tables and lists that reach the edges. */
  flush?: boolean;
  children?: ReactNode;
};

export function Card({ title, description, actions, flush, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className="min-w-0 rounded-card border border-line bg-surface shadow-low"
    >
      {title || actions ? (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4">
          <div className="grid gap-1">
            {title ? (
              <h2 id={id} className="text-lg font-semibold">
                {title}
              </h2>
            ) : null}
            {description ? <div className="text-muted">{description}</div> : null}
          </div>
          {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
        </div>
      ) : null}
      <div className={flush ? 'pt-2' : 'p-4'}>{children}</div>
    </section>
  );
}
