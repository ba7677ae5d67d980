import { z } from 'zod';
import type { components } from '#openapi/schema';
import { text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';

export type ItemFields = components['schemas']['ItemFieldsRequest'];

const fieldsOfItem = {
  name: text,
  quantity: text,
  unit: text,
  category: text,
  priority: text,
  estimatedPrice: text,
  brand: text,
  notes: text,
};

export const itemSchema = z.object({
  intent: text,
  ...fieldsOfItem,
  /** The fields as they were when the form was opened, as JSON. */
  before: text,
});

export type TypedItem = z.infer<typeof itemSchema>;

/** Turns a form into a request. Text that is not a number is sent as it was typed, and the API says what is wrong with it. */
export function itemFrom(form: Omit<TypedItem, 'intent' | 'before'>): ItemFields & { name: string } {
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
  } as ItemFields & { name: string };
}

/** Only what was changed in the form, so that it does not undo what another phone has changed meanwhile. */
export function changesOf({ before, intent: _, ...form }: TypedItem): ItemFields {
  const old = oldFieldsIn(before);
  const changed = Object.entries(itemFrom(form)).filter(
    ([field]) => old[field] !== form[field as keyof typeof form],
  );
  return Object.fromEntries(changed);
}

function oldFieldsIn(before: string): Record<string, unknown> {
  try {
    const old: unknown = JSON.parse(before);
    return typeof old === 'object' && old !== null ? (old as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
