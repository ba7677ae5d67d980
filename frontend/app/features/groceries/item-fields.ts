import type { components } from '#openapi/schema';
import { readNumber } from '~/platform/numbers';

export type ItemFields = components['schemas']['ItemFieldsRequest'];
export type NewItem = components['schemas']['NewItemRequest'];

const typedFields = [
  ...(['name', 'quantity', 'unit', 'category', 'priority', 'estimatedPrice', 'brand', 'notes'] as const),
];

/** The fields of an item as they are typed. Those that a form does not have are empty. */
export type TypedItem = Record<(typeof typedFields)[number], string>;

export const typedItemIn = (form: FormData): TypedItem =>
  Object.fromEntries(typedFields.map((name) => [name, String(form.get(name) ?? '')])) as TypedItem;

/**
 * Turns a form into a request. Text that is not a number is sent as it was typed, and the API says what is wrong with
 * it.
 */
export function itemFrom(form: TypedItem): NewItem {
  const { name, quantity, unit, category, priority, estimatedPrice, brand, notes } = form;
  return {
    name,
    ...(quantity && { quantity: readNumber(quantity, 'decimal') }),
    ...(unit && { unit }),
    ...(category && { category }),
    ...(priority && { priority }),
    estimatedPrice: readNumber(estimatedPrice, 'decimal'),
    brand: brand || null,
    notes: notes || null,
  } as NewItem;
}

/** Returns only what was changed in the form, so that it does not undo what another phone has changed meanwhile. */
export function changesOf(form: TypedItem, before: string): ItemFields {
  const old = oldFieldsIn(before);
  // An item that exists has an amount. The API refuses an empty one.
  const sent = { quantity: '', ...itemFrom(form) };
  const changed = Object.entries(sent).filter(([field]) => old[field] !== form[field as keyof TypedItem]);
  return Object.fromEntries(changed) as ItemFields;
}

function oldFieldsIn(before: string): Record<string, unknown> {
  try {
    const old: unknown = JSON.parse(before);
    return typeof old === 'object' && old !== null ? (old as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const MAX_AMOUNT = 99_999;

/**
 * Whether the server will take these fields, so that they can be shown at once. Others are sent as a form, and its
 * answer says what is wrong.
 */
export function isPlainlyFine({ name, quantity, estimatedPrice, brand, notes }: ItemFields): boolean {
  return (
    (name === undefined || (name.trim() !== '' && name.length <= 255)) &&
    (quantity === undefined || isAmount(quantity)) &&
    (estimatedPrice === undefined || estimatedPrice === null || isAmount(estimatedPrice)) &&
    (brand ?? '').length <= 100 &&
    (notes ?? '').length <= 500
  );
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && value > 0 && value <= MAX_AMOUNT && Number(value.toFixed(2)) === value;
