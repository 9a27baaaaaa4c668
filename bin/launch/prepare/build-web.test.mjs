import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { needsWebBuild, webStamp } from './build-web.mjs';

function makeCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'starbridge-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package-lock.json', '{}');
  return { root, write };
}

test('nothing is built without web sources', () => {
  expect(needsWebBuild(makeCheckout().root)).toBe(false);
});

test('a build is needed at first and after a change of its sources, not of tests or other folders', () => {
  const { root, write } = makeCheckout();
  write('web/app/main.tsx', '');
  expect(needsWebBuild(root)).toBe(true);
  const markBuilt = () => write('dist/.starbridge-build', webStamp(root));
  markBuilt();
  expect(needsWebBuild(root)).toBe(false);

  for (const path of ['web/ui/Button.test.tsx', 'server/main.ts', 'README.md']) write(path, 'changed');
  expect(needsWebBuild(root)).toBe(false);

  const sources = [
    'web/ui/Button.tsx',
    'contract/core/errors.ts',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ];
  for (const path of sources) {
    write(path, 'changed');
    expect([path, needsWebBuild(root)]).toEqual([path, true]);
    markBuilt();
  }
});
