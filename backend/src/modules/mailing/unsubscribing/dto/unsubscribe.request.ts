import { TokenField } from '../../../../platform/http/fields.js';

/** The token of a link that turns off one kind of mail. */
export class UnsubscribeRequest {
  @TokenField() token: string;
}
