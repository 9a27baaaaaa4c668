import { expect, test } from 'vitest';
import { outsideFolder, resolvePlaces } from './database-places.ts';
import type { PlaceFacts } from './database-places.ts';

const facts: PlaceFacts = {
  dataDir: '/home/ann/starbridge/.data',
  isDataOpen: true,
  areProgramsOpen: true,
  programsDir: '/home/ann/starbridge/node_modules/pg/native',
  version: '18.4',
  isInsideInUse: false,
  recordedDir: null,
};
const INSIDE = '/home/ann/starbridge/.data/postgres';
const OUTSIDE = `${outsideFolder(facts.dataDir)}/postgres`;
const COPY = '/var/lib/starbridge/postgresql-18.4';

test.each<[string, Partial<PlaceFacts>, string, string]>([
  ['all open', {}, INSIDE, facts.programsDir],
  ['checkout and data closed', { isDataOpen: false, areProgramsOpen: false }, OUTSIDE, COPY],
  ['only the checkout closed', { areProgramsOpen: false }, INSIDE, COPY],
  ['only the data closed', { isDataOpen: false }, OUTSIDE, facts.programsDir],
  ['closed after the first start', { isDataOpen: false, isInsideInUse: true }, INSIDE, facts.programsDir],
  [
    'opened after the first start',
    { recordedDir: '/var/lib/starbridge/x/postgres' },
    '/var/lib/starbridge/x/postgres',
    facts.programsDir,
  ],
  ['closed, recorded', { isDataOpen: false, recordedDir: OUTSIDE }, OUTSIDE, facts.programsDir],
  ['inside wins over a record', { isInsideInUse: true, recordedDir: OUTSIDE }, INSIDE, facts.programsDir],
])('%s', (_name, change, clusterDir, programsDir) => {
  expect(resolvePlaces({ ...facts, ...change })).toEqual({ clusterDir, programsDir });
});

test('folders outside are named after the checkout and differ between data folders', () => {
  expect(outsideFolder('/root/星桥 one/.data')).toMatch(/^\/var\/lib\/starbridge\/-one-[0-9a-f]{8}$/);
  expect(outsideFolder('/root/one/.data')).not.toBe(outsideFolder('/root/one/.data2'));
});
