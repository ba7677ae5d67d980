import { useNavigation } from '@remix-run/react';

/**
 * A line along the top while the next page is on its way, and the outline of what will lie over this one; the server never
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
