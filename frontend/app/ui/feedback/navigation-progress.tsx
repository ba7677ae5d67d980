import { useNavigation } from '@remix-run/react';

/** A line along the top while the next page is on its way; the server never renders it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="print:hidden">
      {state === 'idle' ? null : (
        <>
          <span className="sr-only">Loading…</span>
          <div aria-hidden="true" className="navigation-progress" />
        </>
      )}
    </div>
  );
}
