import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React keeps the last value it saw of a field here and only reports an input that differs from it. */
type Tracked = { _valueTracker?: { setValue(value: string): void } };

/**
 * Remembers what is typed, checked, and chosen while scripts are still loading. Hydration resets some of it (a text
 * with an initial value, a radio button, everything that depends on state) and reports none of it. The returned
 * function enters it again as if it were typed now. It must be called after hydration.
 */
export function noteWhatIsTyped(page: Window): () => void {
  const noted = new Map<Control, string | boolean>();
  const note = (control: Control) => {
    // Inserts again, so that the last choice of a group is entered last.
    noted.delete(control);
    noted.set(control, stateOf(control));
  };
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.matches(controls)) note(target as Control);
  };
  for (const control of page.document.querySelectorAll<Control>(controls))
    if (isChanged(control)) note(control);
  page.addEventListener('input', listen, true);
  return () => {
    page.removeEventListener('input', listen, true);
    // Inputs are entered one after the other, because handlers of the second must already know the first. Checkboxes
    // come before texts, because a search text hides boxes that are not checked.
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

/** Whether the value differs from what the server sent. */
export function isChanged(control: Control): boolean {
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
  // If the value is still there it is not set, which keeps the cursor and the undo history.
  if (control.type !== 'file' && control.value !== text) control.value = text;
  (control as Tracked)._valueTracker?.setValue(`not ${text}`);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
