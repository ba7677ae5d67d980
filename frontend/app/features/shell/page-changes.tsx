import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Does what browsers do by themselves when a document loads, for pages that scripts have changed: the focus goes to
 * the target of the hash or else to the heading, and the title is read out.
 */
export function PageChanges() {
  const { pathname, hash, key, state } = useLocation();
  const shown = useRef(pathname);
  const isOverlay = state?.overlay === true;
  const wasOverlay = useRef(isOverlay);
  const [announcement, setAnnouncement] = useState('');
  useFocusThatIsLost(key);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isLeft = wasOverlay.current;
    wasOverlay.current = isOverlay;
    setAnnouncement(document.title);
    // If a form was refused, the focus is already on its errors.
    if (document.activeElement?.closest('[data-error-summary]')) return;
    // A dialog takes the focus itself and returns it to where it was opened from.
    if (isOverlay || (isLeft && document.activeElement !== document.body)) return;
    focusOn(document.getElementById(hash.slice(1)) ?? heading());
  }, [pathname, hash, isOverlay]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/** The pressed element may be gone after the page changed: a deleted row, or a form for a new link. */
function useFocusThatIsLost(key: string): void {
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    // Dialogs first close by themselves and return the focus.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusOn(heading());
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
}

/** The heading of an open dialog, or else that of the page. */
const heading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('dialog[open] h2') ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main');

function focusOn(place: HTMLElement | null): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
