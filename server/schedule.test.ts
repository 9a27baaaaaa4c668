import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from './schedule.ts';

/** Names of the jobs that the files of a folder define. */
const definedIn = (root: string) =>
  globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap(file =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/= defineJob\([\s\S]*?name: '([^']+)'/g)].map(
      ([, name = '']) => ({ name, file: file.replaceAll('\\', '/') }),
    ),
  );

const defined = definedIn(import.meta.dirname);

test('every job is on the page once', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(defined.map(({ name }) => name).toSorted());
});

test('jobs are defined in the file jobs.ts of a feature', () => {
  expect(defined.filter(({ file }) => !/^[a-z-]+\/[a-z-]+\/jobs\.ts$/.test(file))).toEqual([]);
});
