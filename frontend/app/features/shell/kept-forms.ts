import { tell } from '~/platform/connection/notices';
import { isChanged } from '~/platform/typed-early';
import { keptFormsKey } from './kept-forms-key';

/** Input on a page that the sign-in page has replaced. It waits in the storage of this tab alone. */
type KeptForms = {
  /** The email of the account that typed it. */
  account: string;
  page: string;
  at: number;
  forms: KeptForm[];
  /** Whether the tab has been sent to the page before. It may lead elsewhere by now, and must not be asked for again. */
  isSought?: true;
};

/** A form by where it is sent and its place among those of the page, because several may have the same fields. */
type KeptForm = { action: string; place: number; fields: KeptField[] };

/** A field with what was typed, or, for a box or a button of a choice, whether it was on. */
type KeptField = { name: string; value: string; isOn?: boolean };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const longestMs = 3_600_000;

/** Types of fields whose content is a secret, cannot be set by scripts, or was not typed. */
const leftOut = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
/** A password that is shown has the type of a text. */
const secrets = 'input:is([type=password], [autocomplete$=password], [autocomplete=one-time-code])';

/** Keeps the forms of the page in which something was changed. */
export function keepForms(account: string): void {
  const forms = formsOfPage().flatMap((form, place) => {
    const fields = fieldsOf(form);
    if (form.querySelector(secrets) !== null || !fields.some(isChanged)) return [];
    return [{ action: addressOf(form), place, fields: fields.map(keptField) }];
  });
  if (forms.length > 0) put({ account, page: addressOfPage(), at: Date.now(), forms });
}

/** Goes to the page on which this account has typed something, and fills its forms with that. */
export function bringBackForms(account: string): void {
  const kept = readKept();
  const isOwn = kept?.account === account && Date.now() - kept.at < longestMs;
  const isHere = kept?.page === addressOfPage();
  if (isOwn && !isHere && !kept.isSought) {
    put({ ...kept, isSought: true });
    window.location.replace(kept.page);
    return;
  }
  // Input of another account, or from long ago, is deleted, too.
  forgetForms();
  if (isOwn && isHere && fillForms(kept.forms))
    tell('Not saved yet', 'Your session had ended. What you typed is here again.');
}

/** Fills the forms of the page with what was typed, each of them once, and returns whether there was one for it. */
function fillForms(kept: readonly KeptForm[]): boolean {
  const forms = formsOfPage();
  const left = new Map(forms.entries());
  for (const one of kept) {
    const place = placeFor(one, left);
    const form = left.get(place);
    if (form) fill(form, one.fields);
    left.delete(place);
  }
  return left.size < forms.length;
}

/**
 * Returns the place of the form that has most of these fields, or -1 if none has half of them. Of several, it is the one
 * that is sent to the same address, and of those, the one that stands where this one stood.
 */
function placeFor({ action, place, fields }: KeptForm, forms: ReadonlyMap<number, HTMLFormElement>): number {
  const likeness = ([at, form]: [number, HTMLFormElement]) => {
    const shared = fields.filter(({ name }) => form.elements.namedItem(name)).length;
    if (shared < fields.length / 2) return 0;
    return shared * 4 + (addressOf(form) === action ? 2 : 0) + (at === place ? 1 : 0);
  };
  const [best] = [...forms].sort((one, other) => likeness(other) - likeness(one));
  return best && likeness(best) > 0 ? best[0] : -1;
}

const put = (kept: KeptForms): void =>
  store((storage) => storage.setItem(keptFormsKey, JSON.stringify(kept)));

const forgetForms = (): void => store((storage) => storage.removeItem(keptFormsKey));

function readKept(): KeptForms | null {
  let kept: KeptForms | null = null;
  store((storage) => {
    kept = JSON.parse(storage.getItem(keptFormsKey) ?? 'null');
  });
  return kept;
}

/** A browser may refuse to store anything, or have no room. The input is lost then, as without scripts. */
function store(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // There is nothing else to do.
  }
}

const addressOfPage = (): string => window.location.pathname + window.location.search;

/** The property of that name would be a field that is called "action". */
const addressOf = (form: HTMLFormElement): string => form.getAttribute('action') ?? '';

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
    // A restored field must not be out of sight in a part that is folded up.
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
