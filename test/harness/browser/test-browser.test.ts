import { expect, test } from 'vitest';
import { findBrowsers } from './test-browser.ts';

const present =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

test.each([
  ['none', {}, 'linux', present(), []],
  [
    'on PATH, Chromium first',
    { PATH: '/a:/b' },
    'linux',
    present('/a/google-chrome', '/b/chromium'),
    ['/b/chromium', '/a/google-chrome'],
  ],
  [
    'the named one first',
    { PATH: '/b', CHROMIUM: '/c/x' },
    'linux',
    present('/b/chromium', '/c/x'),
    ['/c/x', '/b/chromium'],
  ],
  [
    'a named one that is absent',
    { PATH: '/b', CHROMIUM: '/c/x' },
    'linux',
    present('/b/chromium'),
    ['/b/chromium'],
  ],
  ['an application of a Mac', {}, 'darwin', present(MAC), [MAC]],
  ['not elsewhere', {}, 'linux', present(MAC), []],
])('browsers: %s', (_name, env, platform, exists, expected) => {
  expect(findBrowsers(env, platform, exists)).toEqual(expected);
});
