import { ChoiceField } from '../../../platform/http/fields.js';
import { EXPORT_TYPES, type ExportType } from '../export-types.js';

export class ExportRequest {
  @ChoiceField(EXPORT_TYPES) type: ExportType;
}
