import { DecimalField } from '../../../platform/http/body-fields.js';

const MAX_KCAL = 10_000;
const MAX_GRAMS = 2_000;
const MAX_SODIUM_MG = 100_000;

const required = (max: number, invalid: string) => DecimalField({ max, invalid });

const gramsText = (name: string) =>
  `${name} ${name === 'Carbs' ? 'are' : 'is'} a number from 0 to ${MAX_GRAMS} g`;

/** The fields of figures. Energy and macros are required, because every label states them. */
export const CaloriesField = () => required(MAX_KCAL, `Calories are a number from 0 to ${MAX_KCAL}`);
export const GramsField = (name: string) => required(MAX_GRAMS, gramsText(name));
export const OpenGramsField = (name: string) =>
  DecimalField({
    max: MAX_GRAMS,
    invalid: gramsText(name),
    optional: true,
    nullable: true,
    description: 'Not known if it is absent or null',
  });
export const SodiumField = () =>
  DecimalField({
    max: MAX_SODIUM_MG,
    invalid: `Sodium is a number from 0 to ${MAX_SODIUM_MG} mg`,
    optional: true,
    nullable: true,
    description: 'In mg. Not known if it is absent or null',
  });
