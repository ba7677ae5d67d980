import { useOutletContext } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps, RouteDialog } from '~/ui';

export type Overlay = { overlay: true };

/** A page lies over the one that it was opened from, where there is one. */
export const useIsOverlay = (): boolean => useOutletContext<Overlay | undefined>()?.overlay === true;

type DialogOrPageProps = Pick<PageHeaderProps, 'title' | 'back'> & {
  /** Something to look at rather than to decide or fill in. */
  wide?: boolean;
  children: ReactNode;
};

/** Over the page that it was opened from, else a page of its own. */
export function DialogOrPage({ title, back, wide, children }: DialogOrPageProps) {
  if (useIsOverlay()) {
    return (
      <RouteDialog title={title} wide={wide}>
        {children}
      </RouteDialog>
    );
  }
  return (
    <div className={wide ? undefined : 'max-w-form'}>
      <PageHeader title={title} back={back} />
      {children}
    </div>
  );
}
