/**
 * The events that React answers by hydrating at once. While the state of the page is being decoded it cannot, and
 * gives up with "Root did not complete" and never hydrates.
 */
const answeredAtOnce = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click', 'auxclick', 'dblclick'],
  ...['touchstart', 'touchend', 'touchcancel', 'contextmenu', 'dragstart', 'dragend', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart', 'compositionend', 'change'],
  ...['copy', 'cut', 'paste', 'reset', 'submit'],
];

/** Remix decodes the state from the document, and its type says nothing of the time before. */
const isStateDecoded = () => (__remixContext.state as unknown) !== undefined;

/** Leaves such events to the browser until React can hydrate, as if the scripts were not there yet. */
export function leaveEarlyEventsToBrowser(page: Window): void {
  const withhold = (event: Event) => {
    if (!isStateDecoded()) event.stopPropagation();
    else for (const type of answeredAtOnce) page.removeEventListener(type, withhold, true);
  };
  for (const type of answeredAtOnce) page.addEventListener(type, withhold, true);
}
