import { expect, test } from 'vitest';
import type { TranscriptLine, VerifyStep } from '../../../../contract/outreach/senders/senders.ts';
import { stepStates, transcriptText } from './verification-steps.ts';

const talk: TranscriptLine = { server: 'smtp', by: 'C', text: 'EHLO starbridge' };
const ended = (step: VerifyStep, ok = true): TranscriptLine => ({
  server: 'us',
  by: '-',
  text: step,
  ended: { step, ok },
});

test.each([
  [[], true, 'running waiting waiting waiting waiting'],
  [[], false, 'waiting waiting waiting waiting waiting'],
  [[talk], true, 'running waiting waiting waiting waiting'],
  [[talk, ended('smtp')], true, 'done running waiting waiting waiting'],
  [[talk, ended('smtp', false)], true, 'failed waiting waiting waiting waiting'],
  [[ended('smtp'), ended('imap'), ended('send')], true, 'done done done running waiting'],
  [
    [ended('smtp'), ended('imap'), ended('send'), ended('find', false)],
    false,
    'done done done failed waiting',
  ],
  [
    [ended('smtp'), ended('imap'), ended('send'), ended('find'), ended('sent', false)],
    false,
    'done done done done none',
  ],
] as const)('%#: steps are %s', (lines, isRunning, expected) => {
  expect(
    stepStates(lines, isRunning)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(expected);
});

test('the talk as text', () => {
  expect(transcriptText([talk, { server: 'us', by: '-', text: 'signed in' }])).toBe(
    'SMTP C EHLO starbridge\nUS - signed in',
  );
});
