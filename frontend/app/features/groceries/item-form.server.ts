import { z } from 'zod';
import { text } from '~/platform/forms.server';

/** An item as a form sends it; `before` has the fields as they were when the form was opened, as JSON. */
export const itemSchema = z.object({
  intent: text,
  name: text,
  quantity: text,
  unit: text,
  category: text,
  priority: text,
  estimatedPrice: text,
  brand: text,
  notes: text,
  before: text,
});
