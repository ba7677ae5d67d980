import type { components } from '#openapi/schema';

/** The value of the button that keeps what was read of a table. */
export const keepIntent = 'keep';

/** The preview of a table, and the input that it was read from, which is sent again to keep it. */
export type ReadImport = { preview: ReadTable; sent: SentTable };

export type ReadTable = components['schemas']['MeasurementImportData'];

export type SentTable = Pick<
  components['schemas']['MeasurementImportRequest'],
  'text' | 'dateOrder' | 'units'
>;
