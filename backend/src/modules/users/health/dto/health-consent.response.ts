import { Maybe, Moment, Text } from '../../../../platform/http/answers.js';
import type { HealthConsent } from '../health-consent.entity.js';
import { CURRENT_WORDING, wordingOf } from '../health-wordings.js';

export class HealthConsentResponse {
  @Text('The sentence that you agreed to, or the one to agree to') wording: string;
  @Maybe(Moment('When you agreed, or null if you have not')) agreedAt: string | null;

  constructor(consent: HealthConsent | null) {
    this.wording = wordingOf(consent?.wording ?? CURRENT_WORDING);
    this.agreedAt = consent?.agreedAt.toISOString() ?? null;
  }
}
