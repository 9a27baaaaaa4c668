import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretsOf } from './secret-keys.ts';

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starbridge-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const secrets = (SECRET_KEYS = '', DATABASE_URL = '') =>
  secretsOf({ SECRET_KEYS, DATABASE_URL, DATA_DIR: folder, root: folder });

describe('beside the embedded database', () => {
  test('a key is created once, readable by this account only', () => {
    const sealed = secrets().seal('x', 'a');
    expect(secrets().open(sealed, 'a')).toBe('x');
    expect(statSync(join(folder, 'secrets', 'mail-key')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  });

  test('it still opens when keys were set since, which seal from then on', () => {
    const sealed = secrets().seal('x', 'a');
    const since = secrets(key('k1', 1));
    expect([since.open(sealed, 'a'), since.isOld(sealed)]).toEqual(['x', true]);
    expect(since.seal('y', 'a')).toMatch(/^v1\.k1\./);
  });
});

test('beside a database of its own only the keys of the settings count', () => {
  const sealed = secrets().seal('x', 'a');
  expect(() => secrets(key('k1', 1), 'postgres://x').open(sealed, 'a')).toThrow(/key own/);
  expect(() => secrets('', 'postgres://x')).toThrow(/SECRET_KEYS/);
});
