import { useEffect, useState } from 'react';

/** Counts how often the colors of the page have changed, for what is drawn without classes. */
export function useColorChange(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const change = () => setCount((before) => before + 1);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(change);
    dark.addEventListener('change', change);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', change);
      theme.disconnect();
    };
  }, []);
  return count;
}
