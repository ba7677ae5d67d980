import { YesNoField } from '../../../../platform/http/fields.js';

export class HealthConsentRequest {
  @YesNoField() agrees: boolean;
}
