import { useOutletContext } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps, RouteDialog } from '~/ui';

export type Overlay = { overlay: true };

/** A page lies over the one that it was opened from, where there is one. */
export const useIsOverlay = (): boolean => useOutletContext<Overlay | undefined>()?.overlay === true;

type OverOrPageProps = Pick<PageHeaderProps, 'title' | 'back'> & { children: ReactNode };

/** Something to decide or fill in: over the list that it was opened from, else a page. */
export function OverOrPage({ title, back, children }: OverOrPageProps) {
  if (useIsOverlay()) return <RouteDialog title={title}>{children}</RouteDialog>;
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={back} />
      {children}
    </div>
  );
}
