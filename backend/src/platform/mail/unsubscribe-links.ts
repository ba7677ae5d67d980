import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, stringify, validate } from 'uuid';
import { AppConfig } from '../config/app.config.js';
import { pages } from '../config/pages.js';
import { Keys } from '../keys/keys.js';
import { OPTIONAL_KINDS, type OptionalKind } from './mail-kind.js';

const ID_BYTES = 16;
const MAC_BYTES = 16;
const TOKEN_BYTES = ID_BYTES + 1 + MAC_BYTES;

export interface Unsubscription {
  userId: string;
  kind: OptionalKind;
}

/**
 * Makes and reads the links that turn off one kind of mail. A link says whose mails and which kind, and is signed, so
 * nothing is stored and the link in an old mail still works.
 */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly keys: Keys,
    private readonly config: AppConfig,
  ) {}

  linkFor(unsubscription: Unsubscription): string {
    return this.config.linkTo(pages.unsubscribe(this.tokenFor(unsubscription)));
  }

  tokenFor({ userId, kind }: Unsubscription): string {
    const content = Buffer.from([...parse(userId), OPTIONAL_KINDS.indexOf(kind)]);
    return Buffer.concat([content, this.mac(content)]).toString('base64url');
  }

  /** Returns null for a token that was not made here. */
  read(token: string): Unsubscription | null {
    const bytes = Buffer.from(token, 'base64url');
    // A token has one spelling, although decoding ignores what does not fit.
    if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return null;
    const content = bytes.subarray(0, ID_BYTES + 1);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES + 1), this.mac(content))) return null;
    const kind = OPTIONAL_KINDS[content[ID_BYTES] ?? OPTIONAL_KINDS.length];
    const userId = stringify(content.subarray(0, ID_BYTES));
    return kind && validate(userId) ? { userId, kind } : null;
  }

  private mac(content: Buffer): Buffer {
    return this.keys.mac('unsubscribe', content.toString('hex')).subarray(0, MAC_BYTES);
  }
}
