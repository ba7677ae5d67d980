import { useEffect, useState } from 'react';
import { CloseIcon } from '../icons';
import { useHydrated } from '../use-hydrated';
import { Banner } from './banner';
import type { Tone } from './tones';

export type ToastMessage = { tone: Tone; title?: string; text?: string };

const shownForMs = 8_000;

/**
 * The result of the last POST, one at a time. The server renders it as a banner; where scripts run it floats, can be closed,
 * and good news leaves by itself once nobody points at it. A message stays when the loader's next answer has none.
 */
export function Toast({ message }: { message?: ToastMessage | null }) {
  const [seen, setSeen] = useState(message);
  const [shown, setShown] = useState(message);
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();

  if (message !== seen) {
    setSeen(message);
    if (message) setShown(message);
  }

  const leaves = shown?.tone === 'success' || shown?.tone === 'info';
  useEffect(() => {
    if (!shown || !leaves || held) return;
    const timer = setTimeout(() => setShown(null), shownForMs);
    return () => clearTimeout(timer);
  }, [shown, leaves, held]);

  return (
    <div role="status" className="print:hidden">
      {shown ? (
        // A new key puts the text into the live region once more when scripts arrive: only then is it announced.
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
        <div
          key={hydrated ? 'announced' : 'served'}
          className="toast mx-auto mb-6 rounded-card bg-surface"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Banner
            tone={shown.tone}
            title={shown.title}
            action={
              <button
                type="button"
                onClick={() => setShown(null)}
                className="grid size-8 place-items-center rounded-control hover:bg-raised noscript:hidden"
              >
                <CloseIcon />
                <span className="sr-only">Close message</span>
              </button>
            }
          >
            {shown.text}
          </Banner>
        </div>
      ) : null}
    </div>
  );
}
