import type { ReactNode } from 'react';
import { ChevronDownIcon } from '~/ui/icons';

type WishSectionProps = { title: string; about?: string; open: boolean; children: ReactNode };

/** Fields that most plans do not need. The section is open if one of them has a value. */
export function WishSection({ title, about, open, children }: WishSectionProps) {
  return (
    <details open={open} className="group/section border-t border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold">
        {title}
        <ChevronDownIcon className="group-open/section:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4">
        {about ? <p className="text-muted">{about}</p> : null}
        {children}
      </div>
    </details>
  );
}
