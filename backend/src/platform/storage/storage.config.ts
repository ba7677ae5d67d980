import { z } from 'zod';
import { configSection, optionalText, optionalUrl } from '../config/config-section.js';

const schema = z
  .object({
    DATA_DIR: z.string().default('data'),
    S3_BUCKET: optionalText,
    S3_ENDPOINT: optionalUrl,
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
  })
  .superRefine((config, context) => {
    if (!config.S3_BUCKET) return;
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!config[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is needed with S3_BUCKET' });
    }
  });

export class StorageConfig extends configSection(schema) {}
