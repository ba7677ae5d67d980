import { z } from 'zod';
import { configSection, optionalText, optionalUrl } from '../config/config-section.js';

const schema = z
  .object({
    OPENAI_API_KEY: optionalText,
    OPENAI_BASE_URL: optionalUrl,
    OPENAI_MODEL: optionalText,
    // Makes pictures of generated recipes. Without it, they show a drawing like all recipes without a photograph.
    OPENAI_IMAGE_MODEL: optionalText,
  })
  .superRefine((config, context) => {
    if (config.OPENAI_API_KEY && !config.OPENAI_MODEL) {
      context.addIssue({ code: 'custom', path: ['OPENAI_MODEL'], message: 'is needed with OPENAI_API_KEY' });
    }
  });

/** Works with any server that speaks OpenAI's protocol. Without a key, the built-in engines answer. */
export class AiConfig extends configSection(schema) {
  /** The host on which the model runs and to which texts are sent. */
  get provider(): string | null {
    if (!this.OPENAI_API_KEY) return null;
    return this.OPENAI_BASE_URL ? new URL(this.OPENAI_BASE_URL).hostname : 'api.openai.com';
  }
}
