import { expect, test } from 'vitest';
import type { Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { outcomeOf, type EmailOutcome } from './send-outcome.ts';

const minute = 60_000;
const at = new Date('2026-11-20T08:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * minute);
const taken = { kind: 'accepted', response: '250 ok' } as const;

test.each<[string, Delivery, { tries: number; hoursAgo: number }, EmailOutcome]>([
  ['taken', { ...taken, notTaken: [] }, { tries: 1, hoursAgo: 0 }, { state: 'sent', response: '250 ok' }],
  [
    'taken for some',
    { ...taken, notTaken: [{ address: 'a@x.example', response: '550 no' }] },
    { tries: 1, hoursAgo: 0 },
    { state: 'sent', response: '250 ok\na@x.example: 550 no' },
  ],
  [
    'cut when it was handed over',
    { kind: 'cut', handedOver: true, text: 'gone' },
    { tries: 1, hoursAgo: 0 },
    { state: 'in_doubt', response: 'gone' },
  ],
  [
    'cut before',
    { kind: 'cut', handedOver: false, text: 'gone' },
    { tries: 3, hoursAgo: 0 },
    { state: 'waiting', response: 'gone', dueAt: after(40 / 60) },
  ],
  [
    'put off',
    { kind: 'refused', permanent: false, code: 451, response: '451 later', refusedAt: 'message' },
    { tries: 2, hoursAgo: 1 },
    { state: 'waiting', response: '451 later', dueAt: after(30) },
  ],
  [
    'put off until a day is over',
    { kind: 'refused', permanent: false, code: 451, response: '451 later', refusedAt: 'message' },
    { tries: 6, hoursAgo: 13 },
    { state: 'failed', response: '451 later' },
  ],
  [
    'not reached for a day',
    { kind: 'cut', handedOver: false, text: 'no route' },
    { tries: 90, hoursAgo: 24 },
    { state: 'failed', response: 'no route' },
  ],
  [
    'refused',
    {
      kind: 'refused',
      permanent: true,
      refusedAt: 'message',
      code: 550,
      response: `550 \0no${'o'.repeat(2000)}`,
    },
    { tries: 1, hoursAgo: 0 },
    { state: 'failed', response: `550 no${'o'.repeat(994)}` },
  ],
])('an email is %s', (_, delivery, { tries, hoursAgo }, expected) => {
  expect(outcomeOf(delivery, { tries, firstTriedAt: after(-60 * hoursAgo) }, at)).toEqual(expected);
});
