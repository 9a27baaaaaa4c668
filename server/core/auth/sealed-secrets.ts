import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets that must be read back, such as passwords of mailboxes. */
export interface Secrets {
  /** @param place what the secret belongs to, such as `sender 1/2`: it opens only with the same place */
  seal(plain: string, place: string): string;
  /** @throws Error if the key is gone, or if the secret was changed or moved */
  open(sealed: string, place: string): string;
  /** Returns whether it was sealed with an older key than the current one. */
  isOld(sealed: string): boolean;
}

export interface SecretKey {
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const version = 'v1';
const ivBytes = 12;
const algorithm = 'aes-256-gcm';

const keyForm = /^([\w-]{1,20}):([A-Za-z\d+/]{43}=)$/;

/** Reads the setting's keys, `id:base64` separated by commas. @returns null if one is malformed or an id is repeated */
export function readSecretKeys(text: string): SecretKey[] | null {
  const keys: SecretKey[] = [];
  for (const part of text.split(',').map(each => each.trim())) {
    const [, id, base64] = keyForm.exec(part) ?? [];
    if (!id || !base64 || keys.some(key => key.id === id)) return null;
    keys.push({ id, key: Buffer.from(base64, 'base64') });
  }
  return keys;
}

/**
 * Seals by AES-256-GCM (NIST SP 800-38D) with a random IV, as text `v1.<key>.<iv>.<tag>.<ciphertext>`, base64url.
 * @param keys the first one seals; all of them open
 */
export function makeSecrets(keys: readonly [SecretKey, ...SecretKey[]]): Secrets {
  const [present] = keys;
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    seal(plain, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, present.key, iv).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), hidden].map(part => part.toString('base64url'));
      return [version, present.id, ...parts].join('.');
    },
    open(sealed, place) {
      const [form, id = '', ...parts] = sealed.split('.');
      const [iv, tag, hidden] = parts.map(part => Buffer.from(part, 'base64url'));
      if (form !== version || !iv || !tag || !hidden) throw new Error('not a sealed secret');
      const key = byId.get(id);
      if (!key) throw new Error(`the secret was sealed with the key ${id}, which SECRET_KEYS does not have`);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
    isOld: sealed => sealed.split('.')[1] !== present.id,
  };
}
