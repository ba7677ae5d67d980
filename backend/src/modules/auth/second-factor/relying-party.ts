import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { AppConfig } from '../../../platform/config/app.config.js';
import { ownOrigins } from '../sessions/refresh-cookie.js';
import type { Passkey } from './passkey.queries.js';

/** The library is loaded with the first passkey, because it takes longer than everything else at the start. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256, and RS256, which every authenticator knows one of. Newer ones are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

export interface NewCredential {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  isSynced: boolean;
}

const base64 = z.string().max(10_000);

const registration = z.object({
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

const assertion = z.object({
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.nullish(),
  }),
});

/**
 * This site as authenticators see it. Every passkey is one that its owner unlocks (a finger, a face, a PIN) and that
 * the authenticator finds by itself, so that it can also sign in alone.
 */
@Injectable()
export class RelyingParty {
  private readonly rpID: string;
  private readonly origins: string[];

  constructor(config: AppConfig) {
    this.rpID = new URL(config.APP_URL).hostname;
    this.origins = ownOrigins(config);
  }

  async askForNew(
    user: { id: string; email: string },
    known: Passkey[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Mealwright',
      rpID: this.rpID,
      userName: user.email,
      userID: new Uint8Array(Buffer.from(user.id)),
      excludeCredentials: known.map(describe),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Returns null if the answer is not what was asked for. */
  async checkNew(text: string, challenge: string): Promise<NewCredential | null> {
    const response = parse(registration, text);
    if (!response) return null;
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origins,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports,
      isSynced: credentialBackedUp,
    };
  }

  async ask(passkeys?: Passkey[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: passkeys?.map(describe),
      userVerification: 'required',
    });
  }

  /** Returns the answer's counter, or null if the answer is not what was asked for. The caller compares the counter. */
  async check(text: string, challenge: string, passkey: Passkey): Promise<number | null> {
    const response = parse(assertion, text);
    if (!response) return null;
    const { userHandle } = response.response;
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) return null;
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origins,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      // A counter below zero leaves the comparison to the statement that stores it, which concurrent answers share.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: -1 },
    }).catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  }
}

/** Returns the ID of the credential that answered, or null if the text is no answer. */
export const credentialIdIn = (text: string): string | null => parse(assertion, text)?.id ?? null;

const describe = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
