import { TokenField } from '../../../platform/http/fields.js';

export class EmailLinkRequest {
  @TokenField({ required: 'No token found.' }) token: string;
}
