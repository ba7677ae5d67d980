import { useOutletContext } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps, RouteDialog } from '~/ui';

export type Overlay = { overlay: true };

/** Whether a page lies over the one that it was opened from. */
export const useIsOverlay = (): boolean => useOutletContext<Overlay | undefined>()?.overlay === true;

type DialogOrPageProps = Pick<PageHeaderProps, 'title' | 'back'> & {
  /** It is set for content to look at instead of a decision or a form. */
  wide?: boolean;
  children: ReactNode;
};

/** A dialog over the page that it was opened from, or else a page of its own. */
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
