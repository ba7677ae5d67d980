import type { components } from '#openapi/schema';

/** The value of the button that keeps what was read of a table. */
export const keepIntent = 'keep';

/** What was read of a table, with what was sent for it, which is sent again when it is kept. */
export type ReadImport = { preview: ReadTable; sent: SentTable };

export type ReadTable = components['schemas']['MeasurementImportData'];

export type SentTable = Pick<
  components['schemas']['MeasurementImportRequest'],
  'text' | 'dateOrder' | 'units'
>;
