import { X509Certificate, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { PaymentFault } from '../payment-gateway.ts';
import { askWechat, signatureIn, type CallContext, type PlatformKeys } from './wechat-call.ts';
import { decrypt, encryptedSchema } from './decrypt.ts';
import type { Merchant } from './merchant.ts';
import { isSignedBy } from './signature.ts';

const answer = z.object({
  data: z
    .array(
      z.object({
        serial_no: z.string(),
        effective_time: z.coerce.date(),
        expire_time: z.coerce.date(),
        encrypt_certificate: encryptedSchema,
      }),
    )
    .min(1),
});

interface Certificate {
  key: KeyObject;
  from: Date;
  until: Date;
}

/** New certificates are published a day before they are used, so twice a day is often enough. */
const freshMs = 12 * 3_600_000;
/** Unknown serials cause at most one download in this time. */
const pauseMs = 60_000;

async function download(merchant: Merchant, ctx: CallContext): Promise<Map<string, Certificate>> {
  const answered = await askWechat(merchant, ctx, { method: 'GET', target: '/v3/certificates' });
  if (answered.status === 401)
    throw new PaymentFault('settings', 'the service does not know our merchant id, serial and private key');
  if (answered.status !== 200) throw new PaymentFault('unreachable', `certificates: ${answered.status}`);
  const certificates = new Map<string, Certificate>();
  try {
    for (const each of answer.parse(JSON.parse(answered.text)).data) {
      const { publicKey } = new X509Certificate(decrypt(each.encrypt_certificate, merchant.apiV3Key));
      certificates.set(each.serial_no, {
        key: publicKey,
        from: each.effective_time,
        until: each.expire_time,
      });
    }
  } catch {
    // The certificates are encrypted with the API v3 key, so decrypting fails with a wrong one.
    throw new PaymentFault('settings', 'WECHAT_PAY_API_V3_KEY does not open the certificates of the service');
  }
  const signed = signatureIn(name => answered.headers.get(name));
  const key = signed && certificates.get(signed.serial)?.key;
  if (!key || !isSignedBy(key, { ...signed, body: answered.text }))
    throw new PaymentFault('untrusted', 'the certificates are not signed by one of them');
  return certificates;
}

/** Downloads the certificates when first needed, then twice a day, and if an unknown serial comes (rotation). */
function downloadedKeys(merchant: Merchant, ctx: CallContext): PlatformKeys {
  let known = new Map<string, Certificate>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  const renew = () =>
    (asking ??= download(merchant, ctx)
      .then(certificates => {
        known = certificates;
      })
      .finally(() => {
        asking = null;
      }));
  return {
    async of(serial) {
      const now = ctx.now().getTime();
      const since = now - askedAt;
      if (since > freshMs || (!known.has(serial) && since > pauseMs)) {
        askedAt = now;
        // Known certificates stay valid until they expire, even if the service is unreachable.
        await renew().catch((error: unknown) => {
          askedAt = now - freshMs + pauseMs;
          if (!known.has(serial)) throw error;
        });
      } else if (asking) await asking;
      const found = known.get(serial);
      return found && found.from.getTime() <= now && now < found.until.getTime() ? found.key : null;
    },
  };
}

/** Returns the configured public key, else the certificates of the service. */
export function platformKeys(merchant: Merchant, ctx: CallContext): PlatformKeys {
  const { publicKey, publicKeyId } = merchant;
  const certificates = downloadedKeys(merchant, ctx);
  if (!publicKey) return certificates;
  // While a merchant switches from certificates to the public key, both are in use.
  return { of: async serial => (serial === publicKeyId ? publicKey : certificates.of(serial)) };
}
