import { AnyObject, Id, ListOf, Maybe, Moment, Part, Text, YesNo } from '../../../platform/http/answers.js';
import type { Passkey } from '../second-factor/passkey.queries.js';
import type { PasskeyQuestion } from '../second-factor/passkeys.service.js';

export class OwnPasskeyResponse {
  @Id() id: string;
  @Text() name: string;
  @YesNo("Copied to the owner's other devices") isSynced: boolean;
  @Moment() createdAt: string;
  @Maybe(Moment()) lastUsedAt: string | null;

  constructor({ id, name, isSynced, createdAt, lastUsedAt }: Passkey) {
    Object.assign(this, { id, name, isSynced });
    this.createdAt = createdAt.toISOString();
    this.lastUsedAt = lastUsedAt?.toISOString() ?? null;
  }
}

export class OwnPasskeysResponse {
  @ListOf(Part(OwnPasskeyResponse)) passkeys: OwnPasskeyResponse[];

  constructor(passkeys: Passkey[]) {
    this.passkeys = passkeys.map((passkey) => new OwnPasskeyResponse(passkey));
  }
}

export class PasskeyOptionsResponse {
  @AnyObject('The options of the browser (WebAuthn), as JSON') options: Record<string, unknown>;

  constructor(options: object) {
    this.options = { ...options };
  }
}

export class PasskeyQuestionResponse extends PasskeyOptionsResponse {
  @Text('Comes back with the answer') challenge: string;

  constructor({ challenge, options }: PasskeyQuestion) {
    super(options);
    this.challenge = challenge;
  }
}
