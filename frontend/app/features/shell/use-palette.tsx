import { useNavigate } from '@remix-run/react';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { searchPath } from '~/paths/pages';

type Palette = ComponentType<{ onClose: () => void }>;

/**
 * Opens the search in a dialog, for Ctrl+K and for presses on links to the search page. The dialog is loaded
 * when it is opened for the first time. If it cannot be loaded, the search page opens instead.
 */
export function usePalette() {
  const navigate = useNavigate();
  const [palette, setPalette] = useState<{ Palette: Palette }>();
  const open = useRef<() => void>(() => undefined);
  open.current = () => {
    import('~/ui/navigation/palette').then(setPalette, () => navigate(searchPath));
  };

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open.current();
    };
    document.addEventListener('keydown', openByKeys);
    return () => document.removeEventListener('keydown', openByKeys);
  }, []);

  return {
    openFromLink(event: MouseEvent) {
      // With these keys, a link opens elsewhere, as any other does.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open.current();
    },
    dialog: palette ? <palette.Palette onClose={() => setPalette(undefined)} /> : null,
  };
}
