import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** The part of the browser's question that a passkey needs. */
interface Asked {
  challenge: string;
}

interface Deviations {
  origin?: string;
  counter?: number;
  /** The bits that say that the user was there and unlocked the passkey. */
  flags?: number;
}

/** A passkey in software, which answers as browsers do (WebAuthn, ES256, without attestation). */
export class SoftPasskey {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private userHandle = '';

  private readonly origin: string;
  private readonly rpId: string;

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
  }

  /** The answer to being added to an account, as JSON. */
  register(options: Asked & { user: { id: string } }, { origin = this.origin }: Deviations = {}): string {
    this.userHandle = options.user.id;
    const authData = Buffer.concat([
      this.authData(PRESENT_AND_VERIFIED | HAS_CREDENTIAL, this.counter),
      Buffer.alloc(16),
      lengthOf(this.id),
      this.id,
      coseKeyOf(this.keys.publicKey),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59]),
      lengthOf(authData),
      authData,
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to signing in, as JSON. */
  unlock(
    options: Asked,
    { origin = this.origin, counter, flags = PRESENT_AND_VERIFIED }: Deviations = {},
  ): string {
    this.counter = counter ?? this.counter + 1;
    const authData = this.authData(flags, this.counter);
    const client = clientData('webauthn.get', options, origin);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private authData(flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(this.rpId), rest]);
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}

const clientData = (type: string, { challenge }: Asked, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function lengthOf(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return length;
}

/** The map { 1: 2, 3: -7, -1: 1, -2: x, -3: y } in CBOR. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    part(0x21, String(x)),
    part(0x22, String(y)),
  ]);
}
