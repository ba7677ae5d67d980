import { z } from 'zod';
import { configSection, port } from '../config/config-section.js';

export class HttpConfig extends configSection(
  z.object({
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: port(3001),
    METRICS_PORT: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().int().min(0).max(65535).optional(),
    ),
  }),
) {}
