import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app.config.js';

type Purpose =
  | 'access-token'
  | 'refresh-successor'
  | 'sealed'
  | 'internal'
  | 'device'
  | 'google-state'
  | 'unsubscribe'
  | 'recovery-code'
  | 'fingerprint';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One secret in the configuration, one derived key per purpose. */
@Injectable()
export class Keys {
  private readonly derived = new Map<Purpose, KeyObject>();

  constructor(private readonly config: AppConfig) {}

  of(purpose: Purpose): Buffer {
    return this.key(purpose).export();
  }

  mac(purpose: Purpose, text: string): Buffer {
    return createHmac('sha256', this.key(purpose)).update(text).digest();
  }

  /** Encrypts with AES-256-GCM. The nonce comes first and the tag last, so that the result fits one column. */
  seal(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key('sealed'), nonce);
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  unseal(sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key('sealed'), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }

  /**
   * The derived keys are cached as key objects, because creating one from bytes takes longer than most uses of it.
   */
  private key(purpose: Purpose): KeyObject {
    let key = this.derived.get(purpose);
    if (!key) {
      const bytes = hkdfSync('sha256', this.config.APP_SECRET, '', `mealwright/${purpose}`, 32);
      key = createSecretKey(Buffer.from(bytes));
      this.derived.set(purpose, key);
    }
    return key;
  }
}

/** A token that cannot be guessed. Only its hash is stored. */
export const randomToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest();
