import { tell } from '~/platform/connection/notices';
import { keptFormsKey } from './kept-forms-key';

/** What was typed on a page that the sign-in page has replaced. It waits in the storage of this tab alone. */
type KeptForms = {
  /** The email of the account that typed it. */
  account: string;
  page: string;
  at: number;
  forms: KeptField[][];
};

/** A field with what was typed, or, for a box or a button of a choice, whether it was on. */
type KeptField = { name: string; value: string; isOn?: boolean };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const longestMs = 3_600_000;

/** Types of fields whose content is a secret, cannot be set by scripts, or was not typed. */
const leftOut = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
const secrets = 'input[type=password], input[autocomplete=one-time-code]';

/** Keeps the forms of the page in which something was changed. */
export function keepForms(account: string): void {
  const forms = formsOfPage()
    .filter((form) => form.querySelector(secrets) === null && fieldsOf(form).some(isChanged))
    .map((form) => fieldsOf(form).map(keptField));
  if (forms.length === 0) return;
  const kept: KeptForms = { account, page: addressOfPage(), at: Date.now(), forms };
  store((storage) => storage.setItem(keptFormsKey, JSON.stringify(kept)));
}

/** Goes to the page on which this account has typed something, and fills its forms with that. */
export function bringBackForms(account: string): void {
  const kept = readKept();
  const isOwn = kept?.account === account && Date.now() - kept.at < longestMs;
  if (isOwn && kept.page !== addressOfPage()) {
    window.location.replace(kept.page);
    return;
  }
  // What another account has typed, or somebody long ago, is deleted, too.
  forgetForms();
  if (isOwn && fillForms(kept.forms))
    tell('Not saved yet', 'Your session had ended. What you typed is here again.');
}

/** Fills the forms of the page with what was typed, and returns whether there was one for it. */
function fillForms(kept: readonly (readonly KeptField[])[]): boolean {
  const filled = kept.filter((fields) => {
    const form = formLike(fields);
    if (form) fill(form, fields);
    return form !== null;
  });
  return filled.length > 0;
}

/** Returns the form of the page that has most of these fields, or null if none has half of them. */
function formLike(fields: readonly KeptField[]): HTMLFormElement | null {
  const shared = (form: HTMLFormElement) => fields.filter(({ name }) => form.elements.namedItem(name)).length;
  const [best] = formsOfPage().sort((one, other) => shared(other) - shared(one));
  return best && shared(best) >= fields.length / 2 ? best : null;
}

const forgetForms = (): void => store((storage) => storage.removeItem(keptFormsKey));

function readKept(): KeptForms | null {
  let text: string | null = null;
  store((storage) => {
    text = storage.getItem(keptFormsKey);
  });
  return text === null ? null : (JSON.parse(text) as KeptForms);
}

/** A browser may refuse to store anything, or have no room. What was typed is lost then, as without scripts. */
function store(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // There is nothing else to do.
  }
}

const addressOfPage = (): string => window.location.pathname + window.location.search;

const formsOfPage = (): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>('main form, dialog form')].filter(
    ({ method }) => method === 'post',
  );

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !leftOut.includes(element.type),
  );

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function isChanged(field: Field): boolean {
  if (isSwitch(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return field.value !== field.defaultValue;
}

const keptField = (field: Field): KeptField => ({
  name: field.name,
  value: field.value,
  ...(isSwitch(field) && { isOn: field.checked }),
});

function fill(form: HTMLFormElement, kept: readonly KeptField[]): void {
  const left = fieldsOf(form);
  for (const { name, value, isOn } of kept) {
    const at = left.findIndex(
      (field) => field.name === name && (isOn === undefined || field.value === value),
    );
    const [field] = at < 0 ? [] : left.splice(at, 1);
    if (!field) continue;
    const isAsTyped = isSwitch(field) ? field.checked === isOn : field.value === value;
    if (isAsTyped) continue;
    // What was typed into a part that can be folded up must not be out of sight.
    field.closest('details')?.setAttribute('open', '');
    if (isSwitch(field)) field.click();
    else enter(field, value);
  }
}

function enter(field: Field, value: string): void {
  // React notices a change only if it goes around the setter that it has put onto the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
