import { z } from 'zod';
import { configSection } from '../config/config-section.js';

export class DatabaseConfig extends configSection(
  z.object({
    DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be the address of a PostgreSQL database: postgresql://user:password@host:5432/name',
    }),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
  }),
) {}
