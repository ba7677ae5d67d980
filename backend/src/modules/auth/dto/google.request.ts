import { ChoiceField, TextField, TokenField } from '../../../platform/http/fields.js';
import { CurrentPasswordField } from '../passwords/password-fields.js';

export class BeginGoogleRequest {
  @ChoiceField(['1'], { optional: true, description: 'Link instead of signing in' }) link?: '1';
  @TextField({ max: 1000, optional: true, description: 'The page to open after signing in' }) page?: string;
}

/**
 * The parameters that Google (or another server of the protocol) sends back. Unknown ones are allowed, because we do
 * not control them.
 */
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

  /** The value of the cookie that was set in this browser before it went to Google. */
  @TokenField({ required: 'This must be finished in the browser where it started' }) browser: string;
}

/** A linked Google account opens this one, so linking takes what other changes of the sign-in take. */
export class LinkGoogleRequest extends GoogleCodeRequest {
  @CurrentPasswordField({ optional: true }) currentPassword?: string;
}
