import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';

/**
 * Extends a native <details> menu with scripts: it closes on Escape (and returns the focus to its button), on a press
 * or focus outside, and when the page changes.
 */
export function useDismissable(ref: RefObject<HTMLDetailsElement>): void {
  const location = useLocation();

  // The location is the trigger, not an input.
  useEffect(() => {
    const details = ref.current;
    if (!details?.open) return;
    // The page may be the same, because a link in the menu led nowhere without a connection.
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }, [location.key]);

  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = ref.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [ref]);
}
