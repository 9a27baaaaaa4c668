import { expect, test } from 'vitest';
import { readProjects, writeProjects } from './project-state.ts';

const asked: [asked: string, kept: string][] = [
  ['', ''],
  ['state=closed&keyword=春季&owner=7&page=3&size=50', 'state=closed&keyword=春季&owner=7&page=3&size=50'],
  ['state=asleep&owner=-1&page=0&size=7', ''],
  ['owner=x&page=1&size=20', ''],
  [`keyword=${'长'.repeat(80)}`, `keyword=${'长'.repeat(60)}`],
];

test.each(asked)('%j is written as %j', (question, kept) => {
  const params = writeProjects(readProjects(new URLSearchParams(question)));
  expect(decodeURIComponent(params.toString())).toBe(kept);
});
