import ipaddr from 'ipaddr.js';
import { z } from 'zod';

export type FrontendConfig = Readonly<{
  development: boolean;
  production: boolean;
  host: string;
  port: number;
  apiUrl: URL;
  appUrl: URL;
  appSecret: string;
  trustedProxies: readonly CidrRange[];
  contactEmail: string | null;
  logLevel: string;
}>;

export type CidrRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((text) => new URL(text));

const cidrList = z.string().transform((text, context): CidrRange[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const range = parseRange(part);
      if (range) return [range];
      context.addIssue({
        code: 'custom',
        message: `"${part}" is not an address or a range such as 10.0.0.0/8`,
      });
      return [];
    }),
);

const exampleSecrets = ['change-me', 'changeme', 'secret', 'development', 'password'];
const shortestSecret = 32;

const environment = z
  .object({
    NODE_ENV: z.string().default('production'),
    APP_ENV: z
      .enum(['development', 'production', 'test'], 'must be development, production or test')
      .default('development'),
    HOST: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    API_URL: httpUrl,
    APP_URL: httpUrl.optional(),
    APP_SECRET: z.string('is missing; make one with: openssl rand -base64 48'),
    TRUSTED_PROXIES: cidrList.default([]),
    CONTACT_EMAIL: z.email('must be an email address').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .check(({ value: env, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: env });
    if (env.APP_ENV !== 'production') return;
    if (!env.APP_URL) {
      refuse(
        'APP_URL',
        'is missing: in production, it must be the address at which people reach this application',
      );
    } else if (env.APP_URL.protocol !== 'https:') refuse('APP_URL', 'must begin with https:// in production');
    if (isWeak(env.APP_SECRET)) {
      const problem = `is an example or shorter than ${shortestSecret} characters`;
      refuse('APP_SECRET', `${problem}; make one with: openssl rand -base64 48`);
    }
    if (env.NODE_ENV === 'development') refuse('NODE_ENV', 'cannot be development in production');
  });

/** Reads the environment once and reports everything that is wrong with it in one error. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): FrontendConfig {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The frontend cannot start with this configuration:\n${lines.join('\n')}`);
  }
  const read = result.data;
  return {
    development: read.NODE_ENV === 'development',
    production: read.APP_ENV === 'production',
    // The demo only serves this machine. In production, a container or a proxy decides who gets through.
    host: read.HOST ?? (read.APP_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: read.PORT,
    apiUrl: read.API_URL,
    appUrl: read.APP_URL ?? new URL(`http://localhost:${read.PORT}`),
    appSecret: read.APP_SECRET,
    trustedProxies: read.TRUSTED_PROXIES,
    contactEmail: read.CONTACT_EMAIL ?? null,
    logLevel: read.LOG_LEVEL,
  };
}

function isWeak(secret: string): boolean {
  const isExample = exampleSecrets.some((word) => secret.toLowerCase().includes(word));
  return isExample || secret.length < shortestSecret;
}

function parseRange(text: string): CidrRange | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
