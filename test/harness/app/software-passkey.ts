import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** CBOR (RFC 8949) of byte strings up to 64 KB. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** An authenticator in software, which answers as WebAuthn says, for a key on the curve P-256 (ES256). */
export class SoftwarePasskey {
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  private readonly credentialId = randomBytes(32);
  private readonly origin: string;
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // A map of five: kty EC2, alg ES256, crv P-256, x, y.
    this.cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }

  private authenticatorData(rpId: string, flags: number, more: readonly Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...more]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private named() {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** @param options what the server gave the browser */
  create(options: Record<string, unknown>) {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } };
    const length = Buffer.from([0, this.credentialId.length]);
    const attested = [Buffer.alloc(16), length, this.credentialId, this.cose];
    const flags = userPresent | userVerified | hasCredential;
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(this.authenticatorData(rp.id, flags, attested)),
    ]);
    const clientDataJSON = base64url(this.clientData('webauthn.create', challenge));
    return { ...this.named(), response: { clientDataJSON, attestationObject: base64url(attestation) } };
  }

  /** @param options what the server gave the browser */
  get(options: Record<string, unknown>) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    const client = this.clientData('webauthn.get', challenge);
    const data = this.authenticatorData(rpId, userPresent | userVerified);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    };
  }
}
