import { ChoiceField, TextField, TokenField } from '../../../platform/http/fields.js';

export class BeginGoogleRequest {
  @ChoiceField(['1'], { optional: true, description: 'Link instead of signing in' }) link?: '1';
}

/** What Google (or whoever speaks its protocol) sends back; what it adds to that is not ours to refuse. */
export class GoogleCallbackRequest {
  @TextField({ max: 2000, optional: true }) code?: string;
  @TextField({ max: 500, optional: true }) state?: string;
  @TextField({ max: 500, optional: true }) error?: string;
  @TextField({ max: 1000, optional: true }) error_description?: string;
  @TextField({ max: 1000, optional: true }) error_uri?: string;
  @TextField({ max: 2000, optional: true }) scope?: string;
  @TextField({ max: 100, optional: true }) authuser?: string;
  @TextField({ max: 100, optional: true }) prompt?: string;
  @TextField({ max: 500, optional: true }) hd?: string;
  @TextField({ max: 500, optional: true }) iss?: string;
  @TextField({ max: 500, optional: true }) session_state?: string;
}

export class GoogleCodeRequest {
  @TokenField() token: string;

  /** The value of the cookie that the way to Google set in this browser. */
  @TokenField({ required: 'This must be finished in the browser where it started' }) browser: string;
}
