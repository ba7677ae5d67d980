import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expectGivenUpRequests } from './platform/connection/given-up-requests';
import { leaveEarlyEventsToBrowser } from './platform/early-events';
import { noteWhatIsTyped } from './platform/typed-early';

// The window tells its listeners in their order.
const enterWhatWasTyped = noteWhatIsTyped(window);
leaveEarlyEventsToBrowser(window);
expectGivenUpRequests(window);

function HydratedPage() {
  // Runs after all effects, including those by which components learn that they are hydrated.
  useEffect(() => {
    queueMicrotask(enterWhatWasTyped);
    // Tests and measurements read from it that the page answers keys and presses.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedPage />
    </StrictMode>,
  );
});
