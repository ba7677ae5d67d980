import { z } from 'zod';
import { configSection } from '../config/config-section.js';

const schema = z
  .object({
    APP_ENV: z.string().default('development'),
    FETCH_LOOPBACK_PORTS: z
      .string()
      .regex(/^\d+(,\d+)*$/, 'must be port numbers, separated by commas')
      .transform((ports) => ports.split(',').map(Number))
      .default([]),
  })
  .superRefine((config, context) => {
    if (config.APP_ENV === 'test' || config.FETCH_LOOPBACK_PORTS.length === 0) return;
    context.addIssue({
      code: 'custom',
      path: ['FETCH_LOOPBACK_PORTS'],
      message: 'is for tests only (APP_ENV=test)',
    });
  });

/** Allows tests to fetch from servers of their own: on this machine, at these ports. */
export class FetchingConfig extends configSection(schema) {}
