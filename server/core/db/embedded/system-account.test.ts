import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestFolder } from '../../../../test/harness/database/test-postgres.ts';
import { canEnter, findAccount } from './system-account.ts';

const PASSWD = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/:/usr/sbin/nologin\n\nbroken\n';

test.each([
  ['nobody', { name: 'nobody', uid: 65534, gid: 65533 }],
  [65534, { name: 'nobody', uid: 65534, gid: 65533 }],
  ['ann', null],
  [1000, null],
])('account %s', (wanted, expected) => {
  expect(findAccount(PASSWD, wanted)).toEqual(expected);
});

test.each([
  [0o700, 0o755, false],
  [0o755, 0o700, false],
  [0o755, 0o755, true],
  [0o711, 0o711, true],
  [0o744, 0o755, false],
])('a stranger and folders of %o over %o: %s', (outer, inner, expected) => {
  const root = makeTestFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'a', 'b'), { recursive: true });
  chmodSync(join(root, 'a', 'b'), inner);
  chmodSync(join(root, 'a'), outer);
  const stranger = { name: 'stranger', uid: 4_000_000, gid: 4_000_000 };
  expect(canEnter(join(root, 'a', 'b'), stranger)).toBe(expected);
  expect(canEnter(join(root, 'a', 'b'), null)).toBe(true);
});
