import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken, Keys, randomToken } from '../../../platform/keys/keys.js';

export interface Device {
  token: string;
  hash: Buffer;
}

/**
 * A device that has signed in before presents a token of ours. The table `known_devices` says which accounts it
 * knows. The signature only keeps strangers from filling that table.
 */
@Injectable()
export class Devices {
  constructor(private readonly keys: Keys) {}

  create(): Device {
    const id = randomToken();
    return { token: `${id}.${this.signatureOf(id)}`, hash: hashToken(id) };
  }

  recognize(caller: Caller): Device | null {
    const [id, signature, ...rest] = caller.deviceToken?.split('.') ?? [];
    if (!id || !signature || rest.length > 0) return null;
    const expected = Buffer.from(this.signatureOf(id));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return { token: `${id}.${signature}`, hash: hashToken(id) };
  }

  private signatureOf(id: string): string {
    return this.keys.mac('device', id).toString('base64url');
  }
}
