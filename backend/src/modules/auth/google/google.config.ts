import { z } from 'zod';
import { configSection, optionalText } from '../../../platform/config/config-section.js';

const schema = z
  .object({
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    GOOGLE_AUTHORIZATION_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
    GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
    GOOGLE_PROFILE_URL: z
      .url()
      .endsWith(
        '/oauth2/v3/userinfo',
        'must end in /oauth2/v3/userinfo, or the ID of the account cannot be read',
      )
      .default('https://www.googleapis.com/oauth2/v3/userinfo'),
  })
  .superRefine((config, context) => {
    if (Boolean(config.GOOGLE_CLIENT_ID) === Boolean(config.GOOGLE_CLIENT_SECRET)) return;
    context.addIssue({
      code: 'custom',
      path: [config.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'],
      message: 'is missing; Google sign-in needs both the client ID and its secret',
    });
  });

export class GoogleConfig extends configSection(schema) {
  get isEnabled(): boolean {
    return this.GOOGLE_CLIENT_ID !== undefined;
  }
}
