import type { Secret, TOTP } from 'otpauth';
import { MINUTE_SECONDS } from '../../../platform/clock/clock.js';

const STEP_SECONDS = MINUTE_SECONDS / 2;

/** Clocks of phones differ, so the code before and the code after count, too. */
const STEPS_AROUND = 1;

/** The library is loaded with the first code, because most programs never see one. */
const library = () => import('otpauth');

/** Makes the secret that the owner's app and this program share, in the spelling that people can type. */
export async function makeSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** The address that apps read from the picture. */
export async function setupAddress(secret: string, email: string): Promise<string> {
  return (await generatorOf(secret, email)).toString();
}

/** Returns the number of the half minute that a code belongs to, or null if it is wrong. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const generator = await generatorOf(secret);
  const distance = generator.validate({ token: code, timestamp: now.getTime(), window: STEPS_AROUND });
  return distance === null ? null : stepAt(now) + distance;
}

/** Draws the address as a picture (SVG) that the camera of a phone reads. */
export async function drawCode(address: string): Promise<string> {
  const qrcode = await import('qrcode');
  return qrcode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

async function generatorOf(base32: string, label = ''): Promise<TOTP> {
  const { Secret, TOTP } = await library();
  const secret: Secret = Secret.fromBase32(base32);
  return new TOTP({
    issuer: 'Mealwright',
    label,
    secret,
    digits: 6,
    period: STEP_SECONDS,
    algorithm: 'SHA1',
  });
}
