import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOrCreateSecret } from '../core/db/embedded/secret-file.ts';
import type { Env } from '../core/settings/env.ts';
import { dataFolderOf } from './installation.ts';
import { makeSecrets, readSecretKeys, type Secrets } from '../core/auth/sealed-secrets.ts';

/**
 * Returns the secrets of this installation: by the keys of the settings, and with the embedded database by a key in the
 * data folder, created once. That key still opens old secrets if keys are set later.
 */
export function secretsOf(env: Pick<Env, 'SECRET_KEYS' | 'DATABASE_URL' | 'DATA_DIR' | 'root'>): Secrets {
  const given = env.SECRET_KEYS ? (readSecretKeys(env.SECRET_KEYS) ?? []) : [];
  const file = path.join(dataFolderOf(env), 'secrets', 'mail-key');
  const hasOwn = !env.DATABASE_URL && (!given.length || existsSync(file));
  const own = hasOwn ? [ownKey(file)] : [];
  const [first, ...others] = [...given, ...own];
  if (!first) throw new Error('SECRET_KEYS is needed with DATABASE_URL');
  return makeSecrets([first, ...others]);
}

const ownKey = (file: string) => ({
  id: 'own',
  key: Buffer.from(readOrCreateSecret(file), 'base64url'),
});
