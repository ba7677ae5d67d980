import { ChoiceField, CountField } from '../../../platform/http/fields.js';

export class ListActivityRequest {
  @CountField({ min: 1, max: 100, fallback: 10 }) limit = 10;
}

export const EXPORT_FORMATS = ['json', 'csv'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class ExportAnalyticsRequest {
  @ChoiceField(EXPORT_FORMATS, { optional: true }) format: ExportFormat = 'json';
}
