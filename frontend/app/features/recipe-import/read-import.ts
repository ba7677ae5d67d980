import type { components } from '#openapi/schema';

type Body = components['schemas']['ImportRecipesRequest'];

/** A spreadsheet is recognized by its name. The backend detects all other formats. */
export const importOf = (fileName: string, text: string): Pick<Body, 'text' | 'csv'> =>
  /\.(?:csv|tsv)$/i.test(fileName) ? { csv: text } : { text };
