import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code that an app with this secret shows now, or some half minutes later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + stepsLater * STEP_MS,
  });

/** Codes that are wrong now and soon. */
export function wrongCodes(secret: string, count: number): string[] {
  const right = [-2, -1, 0, 1, 2, 3].map((step) => codeOf(secret, step));
  const all = Array.from({ length: count + right.length }, (_, n) => String(n).padStart(6, '0'));
  return all.filter((code) => !right.includes(code)).slice(0, count);
}
