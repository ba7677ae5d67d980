import type { ReactNode } from 'react';
import type { IconComponent } from '../icons';

export type SellingPoint = { icon: IconComponent; title: string; text: string };

/** The side panel of the register page. */
export function SellingPoints({ points, after }: { points: readonly SellingPoint[]; after?: ReactNode }) {
  return (
    <aside
      aria-label="What you get"
      className="grid content-center gap-6 rounded-card bg-accent-soft p-6 lg:max-w-form lg:p-12"
    >
      <ul className="grid gap-6">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-card bg-accent text-on-accent">
              <Icon large />
            </span>
            <div>
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {after}
    </aside>
  );
}
