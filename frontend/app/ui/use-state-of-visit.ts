import { useLocation } from '@remix-run/react';
import { useState } from 'react';

/**
 * State that is null again on the next page, even if that is the same page once more. The router may be on a page that
 * React has not drawn yet. What is set at that moment belongs to the new page, so the router decides which page it is.
 */
export function useStateOfVisit<Value>(): [value: Value | null, set: (value: Value | null) => void] {
  const { key } = useLocation();
  const [kept, setKept] = useState<{ value: Value | null; visit: string }>();
  return [
    kept?.visit === key ? kept.value : null,
    (value) => setKept({ value, visit: window.__remixRouter.state.location.key }),
  ];
}
