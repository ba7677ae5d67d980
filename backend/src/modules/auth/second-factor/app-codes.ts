import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Keys } from '../../../platform/keys/keys.js';
import { makeSecret, stepOfCode } from './one-time-codes.js';

/** The secrets of authenticator apps, which are kept sealed, and the codes that belong to them at this moment. */
@Injectable()
export class AppCodes {
  constructor(
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  async makeSealedSecret(): Promise<Buffer> {
    return this.keys.seal(await makeSecret());
  }

  unseal(sealedSecret: Buffer): string {
    return this.keys.unseal(sealedSecret);
  }

  /** Returns the number of the half minute that a code belongs to, or null if it is wrong. */
  stepOf(sealedSecret: Buffer, code: string): Promise<number | null> {
    return stepOfCode(this.keys.unseal(sealedSecret), code, this.clock.now());
  }
}
