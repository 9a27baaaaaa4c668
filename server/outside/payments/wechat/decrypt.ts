import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';

const tagBytes = 16;

/** What the service encrypts with the API v3 key: notifications and its certificates. */
export const encryptedSchema = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.base64(),
  nonce: z.string().min(1).max(32),
  associated_data: z.string().max(64).default(''),
});
export type Encrypted = z.output<typeof encryptedSchema>;

/**
 * AEAD_AES_256_GCM (RFC 5116): the last sixteen bytes of the ciphertext are its tag.
 * @param apiV3Key 32 bytes
 * @throws Error if key, nonce, associated data or ciphertext are not those with which it was made
 */
export function decrypt({ ciphertext, nonce, associated_data }: Encrypted, apiV3Key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < tagBytes) throw new Error('shorter than its tag');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(apiV3Key, 'utf8'),
    Buffer.from(nonce, 'utf8'),
    {
      authTagLength: tagBytes,
    },
  );
  decipher.setAAD(Buffer.from(associated_data, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const clear = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
  return clear.toString('utf8');
}
