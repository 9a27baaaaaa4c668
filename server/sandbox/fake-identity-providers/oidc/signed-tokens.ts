import { createHash, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto';

export type TokenClaims = Readonly<Record<string, unknown>>;

/** Signs tokens as a provider does (RS256, RFC 7515). */
export interface TokenSigner {
  /** The public keys, as they are published. */
  keys: { keys: (JsonWebKey & { kid: string; alg: string; use: string })[] };
  sign(claims: TokenClaims, header?: Readonly<Record<string, string>>): string;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(key: KeyObject, header: object, claims: TokenClaims): string {
  const content = `${encoded(header)}.${encoded(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}

export function makeTokenSigner(): TokenSigner {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${jwk.n}`).digest('base64url').slice(0, 16);
  return {
    keys: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    sign: (claims, header = {}) => signed(privateKey, { alg: 'RS256', typ: 'JWT', kid, ...header }, claims),
  };
}
