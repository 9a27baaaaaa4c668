import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns the secret in this file (0600, in a folder of 0700), which is made on first use. The file is written
 * atomically.
 */
export function readOrCreateSecret(file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  chmodSync(dirname(file), 0o700);
  const secret = randomBytes(32).toString('base64url');
  const fresh = `${file}.new`;
  writeFileSync(fresh, `${secret}\n`, { mode: 0o600 });
  renameSync(fresh, file);
  return secret;
}
