import { z } from 'zod';
import { configSection, optionalPort, port } from '../config/config-section.js';

export class HttpConfig extends configSection(
  z.object({
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: port(3001),
    METRICS_PORT: optionalPort,
  }),
) {}
