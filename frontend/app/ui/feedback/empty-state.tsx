import type { ReactNode } from 'react';
import type { IconComponent } from '../icons';

export type EmptyStateProps = {
  icon?: IconComponent;
  title: string;
  /** A single sentence. */
  children?: ReactNode;
  /** The one useful next action. */
  action?: ReactNode;
};

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-input px-4 py-8 text-center">
      {Icon ? (
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon large />
        </span>
      ) : null}
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="max-w-narrow text-muted">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
