import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installStamp, isInstalled, missingPackages } from './install.mjs';

function makeCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'starbridge-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  return root;
}
const stamp = root => writeFileSync(join(root, 'node_modules', '.starbridge-install'), installStamp(root));

test('an install is recognised until one of the package files changes', () => {
  const root = makeCheckout();
  expect(isInstalled(root)).toBe(false);
  stamp(root);
  expect(isInstalled(root)).toBe(true);
  for (const file of ['package.json', 'package-lock.json']) {
    writeFileSync(join(root, file), '{"packages":{},"changed":true}');
    expect(isInstalled(root)).toBe(false);
    stamp(root);
    expect(isInstalled(root)).toBe(true);
  }
});

test('an install without its stamp counts as none', () => {
  const root = makeCheckout();
  stamp(root);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

const linux = { platform: 'linux', arch: 'x64' };
const lockOf = entry => JSON.stringify({ packages: { '': {}, 'node_modules/a': entry } });
const one = { version: '1.0.0', integrity: 'sha512-1' };

test.each([
  ['no record', lockOf(one), null, ['node_modules/a']],
  ['the same', lockOf(one), lockOf(one), []],
  ['another version', lockOf(one), lockOf({ ...one, version: '1.0.1' }), ['node_modules/a']],
  ['other bytes', lockOf(one), lockOf({ ...one, integrity: 'sha512-2' }), ['node_modules/a']],
  ['another platform, not needed', lockOf({ ...one, optional: true, os: ['darwin'] }), '{"packages":{}}', []],
  [
    'another processor, not needed',
    lockOf({ ...one, optional: true, cpu: ['arm64'] }),
    '{"packages":{}}',
    [],
  ],
  ['optional, needed by one for another platform', lockOf({ ...one, optional: true }), '{"packages":{}}', []],
  [
    'optional, for this platform: the download failed',
    lockOf({ ...one, optional: true, os: ['linux'], cpu: ['x64'] }),
    '{"packages":{}}',
    ['node_modules/a'],
  ],
])('missing packages: %s', (_name, lock, record, expected) => {
  expect(missingPackages(lock, record, linux)).toEqual(expected);
});
