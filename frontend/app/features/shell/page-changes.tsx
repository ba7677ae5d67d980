import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * What a browser does by itself when a document loads, for pages that scripts have changed: the focus goes to what the
 * address names of the new page, else to its heading, and its title is read out.
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
    // A form that was refused on its new page has put the focus on what is wrong already.
    if (document.activeElement?.closest('[data-error-summary]')) return;
    // What lay over the page takes the focus itself, and gives it back to where it was opened from.
    if (isOverlay || (isLeft && document.activeElement !== document.body)) return;
    focusOn(document.getElementById(hash.slice(1)) ?? heading());
  }, [pathname, hash, isOverlay]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/** What was pressed may be gone from a page that only shows something else now: a deleted row, a form for a new link. */
function useFocusThatIsLost(key: string): void {
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    // Dialogs that are done close by themselves first, and give the focus back.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusOn(heading());
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
}

/** Of what lies over the page, else of the page. */
const heading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('dialog[open] h2') ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main');

function focusOn(place: HTMLElement | null): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
