import { z } from 'zod';
import { UNITS } from '../../foods/index.js';
import { MEAL_TYPES } from '../../recipes/index.js';

/** Bounds of what a model may hand over. They are wider than what a recipe should be, which is checked later. */
const MAX = {
  name: 100,
  description: 500,
  cuisine: 40,
  food: 120,
  note: 120,
  step: 600,
  ingredients: 30,
  steps: 20,
};

/**
 * Letters, digits, and the punctuation of recipes. Marks of markup, templates, and addresses are refused, although pages
 * and mails escape all texts anyway.
 */
const PLAIN = /^[\p{L}\p{M}\p{N} .,;:!?'’‘"“”()&%°½¼¾⅓⅔⅛/+×–—-]*$/u;

/** Two letters follow a dot in addresses, but not in texts ("e.g. for two", "1.5 kg"), unless a blank is missing. */
const ADDRESS = /\b[Ww]{3}\.|\b\w+:\/\/|[\p{L}\p{N}-]\.\p{Ll}{2,}/u;

/** Characters that are written as HTML writes them, and more marks on one letter than a language has. */
const DISGUISED = /&#?\w+;|\p{M}{4,}/u;

const text = (max: number, min = 1) =>
  z
    .string()
    .transform((value) => value.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .regex(PLAIN)
        .refine((value) => !ADDRESS.test(value) && !DISGUISED.test(value)),
    );

const count = (min: number, max: number) => z.number().int().min(min).max(max);

const ingredient = z.strictObject({
  amount: z.number().positive().max(10_000).nullable(),
  unit: z.enum(UNITS).nullable(),
  name: text(MAX.food),
  note: text(MAX.note).nullable(),
});

export const proposedAnswer = z.strictObject({
  name: text(MAX.name, 3),
  description: text(MAX.description),
  mealTypes: z.array(z.enum(MEAL_TYPES)).min(1).max(MEAL_TYPES.length),
  cuisine: text(MAX.cuisine).nullable(),
  servings: count(1, 12),
  prepTimeMinutes: count(0, 240),
  cookTimeMinutes: count(0, 480),
  restTimeMinutes: count(0, 1440),
  ingredients: z.array(ingredient).min(2).max(MAX.ingredients),
  steps: z.array(text(MAX.step)).min(1).max(MAX.steps),
});

type Schema = z.core.JSONSchema.BaseSchema;

/** Properties of a schema that servers may refuse. The answer is checked for them. */
const BOUNDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
] as const;

const { $schema: _, ...schema } = z.toJSONSchema(proposedAnswer, {
  io: 'input',
  reused: 'inline',
  override: ({ jsonSchema }) => makeStrict(jsonSchema),
});

export const PROPOSAL_SCHEMA: Record<string, unknown> = schema;

/** Strict servers require all properties and allow no others. */
function makeStrict(schema: Schema): void {
  const { properties } = schema;
  if (properties) Object.assign(schema, { required: Object.keys(properties), additionalProperties: false });
  for (const name of BOUNDS) delete (schema as Record<string, unknown>)[name];
}
