import { expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { getTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { Pool } from './draw/pool.ts';
import { isBusy, judge } from './judge.ts';
import type { Answer } from './send.ts';
import type { Caller } from './world/callers.ts';

const caller: Caller = {
  name: 'one owner',
  holder: { role: 'owner', isOperator: false },
  account: null,
  token: 'x',
  own: new Pool(),
  other: new Pool(),
  mark: 'mine',
  foreign: ['theirs'],
};
const answer = (change: Partial<Answer>): Answer => ({
  status: 200,
  code: 0,
  data: null,
  text: '{"code":0}',
  requestId: '',
  ms: 1,
  isHang: false,
  ...change,
});
const open: Endpoint = { ...getTask, access: 'open' };

test.each([
  ['nothing wrong', {}, null],
  ['a refusal', { status: 403, code: 403 }, null],
  ['a fault', { status: 500, code: 500 }, 'fault'],
  ['another 503', { status: 503, code: 503 }, 'fault'],
  ['a queue that is full', { status: 503, code: 1035 }, null],
  ['no answer in time', { status: 0, code: null, isHang: true }, 'hang'],
  ['a connection that broke', { status: 0, code: null }, 'broken'],
  ['own texts', { text: 'a mine b' }, null],
  ['texts of another team, however written', { text: 'a THEIRS b' }, 'leak'],
  ['texts of another team in a refusal', { status: 404, text: 'theirs' }, 'leak'],
])('%s', (_what, change, kind) => {
  expect(judge(caller, getTask, answer(change))).toBe(kind);
});

test('what is opened by its key, and what operators see, may show texts of another team', () => {
  const shown = answer({ text: 'theirs' });
  expect(judge(caller, open, shown)).toBe(null);
  expect(judge(caller, { ...getTask, access: 'operator' }, shown)).toBe(null);
  expect(judge(caller, { ...open, path: '/office/api/plans' }, shown)).toBe('leak');
});

test('only the queue for hashes is busy', () => {
  expect(isBusy(answer({ status: 503, code: 1035 }))).toBe(true);
  expect(isBusy(answer({ status: 503, code: 503 }))).toBe(false);
});
