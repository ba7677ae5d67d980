import { useFetchers } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../icons';
import { useHydrated } from '../use-hydrated';
import { Banner } from './banner';
import { showOnTop } from './raise-messages';
import type { Tone } from './tones';

export type ToastMessage = { tone: Tone; title?: string; text?: string };

type ToastProps = {
  message?: ToastMessage | null;
  /** A message about a request that never reached the server. */
  notice?: ToastMessage | null;
};

const shownForMs = 4_000;

const leavesByItself = ({ tone }: ToastMessage) => tone === 'success' || tone === 'info';

/**
 * The result of the last POST, one message at a time. The server renders it as a banner. With scripts, it stands
 * below the page, can be closed, and disappears when something else is sent. Success messages also disappear after a
 * while, unless the pointer is on them. A message stays if the loader's next answer has none.
 */
export function Toast({ message, notice }: ToastProps) {
  const [seen, setSeen] = useState(message);
  const [shown, setShown] = useState(message);
  const [held, setHeld] = useState(false);
  const [heard, setHeard] = useState(notice);
  const hydrated = useHydrated();
  const show = (next: ToastMessage) => {
    setShown(next);
    // The previous message may have disappeared while the pointer was on it.
    setHeld(false);
  };

  if (message !== seen) {
    setSeen(message);
    if (message) show(message);
  }
  if (notice !== heard) {
    setHeard(notice);
    if (notice) show(notice);
  }

  // The next request brings its own message. Forms use the submit event, as answers may precede the next render.
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  useEffect(() => {
    if (isSending) setShown(null);
  }, [isSending]);
  useEffect(() => {
    const clear = () => setShown(null);
    document.addEventListener('submit', clear);
    return () => document.removeEventListener('submit', clear);
  }, []);

  useEffect(() => {
    if (!shown || held || !leavesByItself(shown)) return;
    const timer = setTimeout(() => setShown(null), shownForMs);
    return () => clearTimeout(timer);
  }, [shown, held]);

  const box = useRef<HTMLDivElement>(null);
  const key = hydrated ? 'announced' : 'served';
  useEffect(() => {
    if (shown && key === 'announced') showOnTop(box.current);
  }, [shown, key]);

  return (
    <div role="status" className="print:hidden">
      {shown ? (
        // A new key puts the text into the live region once more when scripts arrive: only then is it announced.
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
        <div
          key={key}
          ref={box}
          className="toast"
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
