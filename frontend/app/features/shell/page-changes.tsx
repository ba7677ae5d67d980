import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * What a browser does by itself when a document loads, for pages that scripts have changed: the focus goes to what the
 * address names of the new page, else to its heading, and its title is read out.
 */
export function PageChanges() {
  const { pathname, hash, state } = useLocation();
  const shown = useRef(pathname);
  const isOverlay = state?.overlay === true;
  const wasOverlay = useRef(isOverlay);
  const [announcement, setAnnouncement] = useState('');

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
    const place =
      document.getElementById(hash.slice(1)) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.querySelector<HTMLElement>('main');
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  }, [pathname, hash, isOverlay]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
