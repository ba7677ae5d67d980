import { TextField, TokenField } from '../../../platform/http/fields.js';

const ENDED = 'This has expired. Please start again.';

/** Browsers answer with a few thousand characters. */
export const PasskeyField = ({ optional = false } = {}) =>
  TextField({ max: 20_000, optional, description: "The browser's answer as JSON (WebAuthn), in a text" });

export class PasskeyAnswerRequest {
  @TokenField({ required: ENDED }) challenge: string;
  @PasskeyField() credential: string;
}

export class AddPasskeyRequest extends PasskeyAnswerRequest {
  @TextField({ max: 60, optional: true, tooLong: 'A name has at most 60 characters' }) name?: string;
}

export class RenamePasskeyRequest {
  @TextField({ min: 1, max: 60, required: 'A name is required', tooLong: 'A name has at most 60 characters' })
  name: string;
}
