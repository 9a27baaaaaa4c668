import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Db } from '../../core/db/database.ts';
import { knownSigningKey, replaceSigningKey, signingKey } from '../../core/db/signing-key.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { Merchant } from '../../outside/payments/wechat/merchant.ts';
import { selfSigned } from './self-signed-certificate.ts';

/** Both sides of the sandbox's gateway: the merchant's keys, and its own. */
export interface SandboxKeys {
  appId: string;
  merchantId: string;
  merchantSerial: string;
  merchantKey: KeyObject;
  merchantPublicKey: KeyObject;
  /** The shared secret, 32 characters. */
  apiV3Key: string;
  platformSerial: string;
  platformKey: KeyObject;
  /** PEM. */
  certificate: string;
}

/** Long enough for any date to which a sandbox's clock is moved. */
export const certificateDays = {
  from: new Date('2020-01-01T00:00:00Z'),
  until: new Date('2120-01-01T00:00:00Z'),
};

const keptSchema = z.object({
  merchantSerial: z.string(),
  merchantKey: z.string(),
  apiV3Key: z.string().length(32),
  platformSerial: z.string(),
  platformKey: z.string(),
});
type Kept = z.output<typeof keptSchema>;

const name = 'sandbox-payments';
const makePair = promisify(generateKeyPair);
/** Like serial numbers of certificates: 40 hexadecimal digits, not negative. */
const serialOf = (bytes: Buffer) => `5${bytes.toString('hex').slice(1)}`.toUpperCase();

async function make(randomBytes: (size: number) => Buffer): Promise<Kept> {
  const pair = async () => {
    const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  };
  return {
    merchantSerial: serialOf(randomBytes(20)),
    merchantKey: await pair(),
    apiV3Key: randomBytes(16).toString('hex'),
    platformSerial: serialOf(randomBytes(20)),
    platformKey: await pair(),
  };
}

function opened(sealed: Buffer, secrets: Secrets): Kept | null {
  try {
    return keptSchema.parse(JSON.parse(secrets.open(sealed.toString(), name)));
  } catch {
    return null;
  }
}

async function kept(db: Db, secrets: Secrets, randomBytes: (size: number) => Buffer): Promise<Kept> {
  const seen = await knownSigningKey(db, name);
  const known = seen && opened(seen, secrets);
  if (known) return known;
  const fresh = Buffer.from(secrets.seal(JSON.stringify(await make(randomBytes)), name));
  // The key was sealed with one that SECRET_KEYS no longer contains. It is replaced, because only money of the sandbox
  // depends on it.
  if (seen) await replaceSigningKey(db, name, { seen, key: fresh });
  const stored = opened(await signingKey(db, name, () => fresh), secrets);
  if (!stored) throw new Error('the keys of the payment sandbox cannot be opened');
  return stored;
}

/** Created once for the installation, so that all its processes have the same. */
export async function sandboxKeys(
  db: Db,
  secrets: Secrets,
  { randomBytes }: { randomBytes: (size: number) => Buffer },
): Promise<SandboxKeys> {
  const { merchantSerial, apiV3Key, platformSerial, ...keys } = await kept(db, secrets, randomBytes);
  const merchantKey = createPrivateKey(keys.merchantKey);
  const platformKey = createPrivateKey(keys.platformKey);
  const certificate = { privateKey: platformKey, serial: platformSerial, ...certificateDays };
  return {
    appId: 'wx5ta9b91d6e2026sb',
    merchantId: '1900002026',
    merchantSerial,
    merchantKey,
    merchantPublicKey: createPublicKey(merchantKey),
    apiV3Key,
    platformSerial,
    platformKey,
    certificate: selfSigned({ ...certificate, name: 'Starbridge sandbox' }),
  };
}

/** The path of the sandbox's gateway, below the product's own address. */
export const gatewayPlace = '/sandbox/pay';

/**
 * The product as a merchant of the sandbox's gateway: with it, `wechatPay` is the client that calls the service.
 * @param publicUrl the product's address for this process, without a slash at its end
 */
export function sandboxMerchant(keys: SandboxKeys, publicUrl: string): Merchant {
  return {
    appId: keys.appId,
    merchantId: keys.merchantId,
    serial: keys.merchantSerial,
    privateKey: keys.merchantKey,
    apiV3Key: keys.apiV3Key,
    publicKey: null,
    publicKeyId: '',
    url: `${publicUrl}${gatewayPlace}`,
    notifyUrl: `${publicUrl}/office/api/pay/notify/wechat`,
  };
}

export interface KeysParts {
  db: Db;
  secrets: Secrets;
  makeContext: () => { randomBytes: (size: number) => Buffer };
}

/** Created at the first call; a failure is not cached. */
export function keysOnce(parts: KeysParts): () => Promise<SandboxKeys> {
  let keys: Promise<SandboxKeys> | null = null;
  return () =>
    (keys ??= sandboxKeys(parts.db, parts.secrets, parts.makeContext()).catch((error: unknown) => {
      keys = null;
      throw error;
    }));
}
