import { useNavigation } from '@remix-run/react';

/**
 * A line at the top while the next page is loading, and the outline of a dialog that will open. The server never
 * renders either.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  return (
    <div role="status" className="print:hidden">
      {state === 'idle' ? null : (
        <>
          <span className="sr-only">Loading…</span>
          <div aria-hidden="true" className="navigation-progress" />
          {location?.state?.overlay ? <div aria-hidden="true" className="opening" /> : null}
        </>
      )}
    </div>
  );
}
