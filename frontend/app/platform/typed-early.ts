import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React notes here what a field held when it last looked, and takes only what differs for typed. */
type Tracked = { _valueTracker?: { setValue(value: string): void } };

/**
 * Notes what is typed, ticked and chosen while the scripts are still on their way. Hydration takes some of it back
 * (a text that had one before, a radio button, whatever depends on state) and hears of none of it. The function that is
 * given back enters it once more, as if it were typed now: to be called when the page is hydrated.
 */
export function noteWhatIsTyped(page: Document): () => void {
  const noted = new Map<Control, string | boolean>();
  const note = (control: Control) => {
    // The last one chosen of a group is entered last.
    noted.delete(control);
    noted.set(control, stateOf(control));
  };
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.matches(controls)) note(target as Control);
  };
  for (const control of page.querySelectorAll<Control>(controls)) if (isChanged(control)) note(control);
  page.addEventListener('input', listen, true);
  return () => {
    page.removeEventListener('input', listen, true);
    // One after the other, for what hears of the second has to know the first; and ticks before texts, for what is
    // typed into a search hides what is not ticked.
    const inOrder = [...noted].sort(([one], [other]) => Number(isBox(other)) - Number(isBox(one)));
    for (const [control, state] of inOrder) {
      if (control.isConnected && !control.matches(':disabled')) flushSync(() => enter(control, state));
    }
    noted.clear();
  };
}

const controls = 'input, textarea, select';

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const stateOf = (control: Control) => (isBox(control) ? control.checked : control.value);

/** It holds something else than the server has sent. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== sentIndexOf(control);
  if (control.type === 'radio') return isBox(control) && control.checked && !control.defaultChecked;
  if (isBox(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function sentIndexOf({ options }: HTMLSelectElement): number {
  const sent = [...options].findLastIndex((option) => option.defaultSelected);
  return sent === -1 ? [...options].findIndex((option) => !option.disabled) : sent;
}

function enter(control: Control, state: string | boolean): void {
  if (isBox(control)) {
    control.checked = !state;
    control.click();
    return;
  }
  const text = String(state);
  // Where it is there still, nothing is set: the cursor and what can be undone stay as they are.
  if (control.type !== 'file' && control.value !== text) control.value = text;
  (control as Tracked)._valueTracker?.setValue(`not ${text}`);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
