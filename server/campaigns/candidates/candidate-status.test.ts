import { expect, test } from 'vitest';
import { silentFrom, statusOf, type CandidateFacts } from './candidate-status.ts';

const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const nothing: CandidateFacts = {
  answer: null,
  invitedAt: null,
  openedAt: null,
  repliedAt: null,
  endedAt: null,
  collaborates: false,
};

test.each<[string, Partial<CandidateFacts>, Date, ReturnType<typeof statusOf>]>([
  ['nothing was sent', {}, day(30), 'candidate'],
  ['a message went', { invitedAt: day(1) }, day(30), 'invited'],
  ['it was opened', { invitedAt: day(1), openedAt: day(2) }, day(30), 'opened'],
  ['they replied', { invitedAt: day(1), openedAt: day(2), repliedAt: day(3) }, day(3), 'replied'],
  ['they replied without opening', { invitedAt: day(1), repliedAt: day(3) }, day(3), 'replied'],
  ['nothing more goes, of late', { invitedAt: day(1), endedAt: day(4) }, day(10), 'invited'],
  ['nothing more goes, for a week', { invitedAt: day(1), endedAt: day(4) }, day(11), 'noAnswer'],
  [
    'it was opened, for a week',
    { invitedAt: day(1), openedAt: day(2), endedAt: day(4) },
    day(11),
    'noAnswer',
  ],
  [
    'they replied after a week',
    { invitedAt: day(1), repliedAt: day(20), endedAt: day(4) },
    day(21),
    'replied',
  ],
  ['a collaboration began without an invitation', { collaborates: true }, day(30), 'collaborating'],
  [
    'a collaboration began without an answer',
    { collaborates: true, invitedAt: day(1), endedAt: day(1) },
    day(30),
    'collaborating',
  ],
  ['they replied, and a collaboration began', { collaborates: true, repliedAt: day(3) }, day(4), 'replied'],
  ['the team said so', { answer: 'interested' }, day(1), 'interested'],
  [
    'the team said so of a reply',
    { answer: 'declined', invitedAt: day(1), repliedAt: day(2) },
    day(3),
    'declined',
  ],
  ['the team said so of a silent one', { answer: 'interested', endedAt: day(1) }, day(30), 'interested'],
])('status when %s', (_, facts, now, status) => {
  expect(statusOf({ ...nothing, ...facts }, now)).toBe(status);
});

test('a candidate is silent seven days after the last message without an answer', () => {
  expect(silentFrom({ ...nothing, endedAt: day(4) })).toEqual(day(11));
  expect(silentFrom(nothing)).toBeNull();
  expect(silentFrom({ ...nothing, endedAt: day(4), repliedAt: day(5) })).toBeNull();
  expect(silentFrom({ ...nothing, endedAt: day(4), answer: 'declined' })).toBeNull();
});
