import { z } from 'zod';
import { configSection, optionalText } from './config-section.js';

const EXAMPLE_SECRETS = ['change-me', 'changeme', 'secret', 'development', 'password'];
const MIN_SECRET_LENGTH = 32;

const schema = z
  .object({
    APP_ENV: z.enum(['development', 'production', 'test']).default('development'),
    APP_URL: z.url().default('http://localhost:3000'),
    APP_SECRET: z.string({ error: 'is missing; make one with: openssl rand -base64 48' }),
    DATABASE_URL: optionalText,
    DATA_DIR: z.string().default('data'),
    DEMO_MODE: z.enum(['on', 'off']).default('off'),
    TRUSTED_PROXIES: optionalText,
  })
  .superRefine((config, context) => {
    const secret = config.APP_SECRET;
    const tooWeak =
      secret.length < MIN_SECRET_LENGTH ||
      EXAMPLE_SECRETS.some((word) => secret.toLowerCase().includes(word));
    if (config.APP_ENV === 'production' && tooWeak) {
      context.addIssue({
        code: 'custom',
        path: ['APP_SECRET'],
        message: `is an example or shorter than ${MIN_SECRET_LENGTH} characters; make one with: openssl rand -base64 48`,
      });
    }
    if (config.APP_ENV === 'production' && !config.APP_URL.startsWith('https://')) {
      context.addIssue({
        code: 'custom',
        path: ['APP_URL'],
        message: 'must begin with https:// in production',
      });
    }
  });

/** Settings about the program's environment that every part needs. */
export class AppConfig extends configSection(schema) {
  get isProduction() {
    return this.APP_ENV === 'production';
  }

  /** Makes an absolute address from the path of a page (see pages.ts). */
  linkTo(page: string): string {
    return new URL(page, this.APP_URL).href;
  }

  /** Says whether an address from outside leads to a page of this site. A browser reads some paths as other hosts. */
  isOwnPage(page: string): boolean {
    return (
      URL.canParse(page, this.APP_URL) && new URL(page, this.APP_URL).origin === new URL(this.APP_URL).origin
    );
  }

  /** The launcher sets DEMO_MODE if it was given neither DATABASE_URL nor APP_ENV=production. */
  get isDemo() {
    return this.DEMO_MODE === 'on' && !this.isProduction;
  }
}
