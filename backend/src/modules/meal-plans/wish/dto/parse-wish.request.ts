import { TextField } from '../../../../platform/http/fields.js';

export class ParseWishRequest {
  @TextField({
    min: 1,
    max: 10_000,
    lines: true,
    required: 'Input Required: Please enter a description of your meal plan requirements.',
  })
  naturalLanguageInput: string;
}
