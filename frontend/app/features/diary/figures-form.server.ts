import type { components } from '#openapi/schema';
import { readAmount } from '~/platform/amounts.server';
import { text } from '~/platform/forms.server';
import { figureFields } from './diary-texts';

type Figures = components['schemas']['EatenFiguresRequest'];
type Name = (typeof figureFields)[number]['name'];

/** The part of a form's schema that takes the figures. */
export const figureTexts = Object.fromEntries(figureFields.map(({ name }) => [name, text])) as Record<
  Name,
  typeof text
>;

/** Reads the figures of a form. An empty field of a figure that has to be known is sent as null, and the API refuses it. */
export const figuresIn = (sent: Record<Name, string>): Figures =>
  Object.fromEntries(
    figureFields.map(({ name, unit }) => [name, readAmount(sent[name], 'decimal', unit)]),
  ) as unknown as Figures;

/** The API names nested figures "figures.fat"; the fields of the form are called "fat". */
export const nameInForm = (nameInApi: string): string => nameInApi.replace(/^figures\./, '');
