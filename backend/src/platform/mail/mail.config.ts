import { z } from 'zod';
import { configSection, optionalUrl } from '../config/config-section.js';

export class MailConfig extends configSection(
  z.object({
    SMTP_URL: optionalUrl,
    MAIL_FROM: z.string().default('Mealwright <no-reply@localhost>'),
    DATA_DIR: z.string().default('data'),
  }),
) {}
