import { describe, expect, test } from 'vitest';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { newRound } from '../../shared/content/rounds.ts';
import { goalOf, readStep, steps, stepStates } from './compose-steps.ts';

const written = { ...newRound(), subject: '合作', html: '<p>你好 {{creator.name}}</p>' };
const content: TaskContent = {
  name: '圣诞',
  lang: 'zh',
  senderIds: [1],
  cc: '',
  rounds: [written],
  tracking: { opens: true, clicks: false },
  unsubscribeFooter: true,
  window: null,
};
const sender = (id: number, state: Sender['state']) => ({ id, state }) as Sender;
const known = { ok: 3, senders: [sender(1, 'verified'), sender(2, 'paused')], findings: [] };
const followUp = (html: string) => ({ ...newRound(), html });

describe('the states of tabs', () => {
  test.each<[string, Partial<TaskContent>, object, object]>([
    ['all is there', {}, {}, { recipients: 'done', content: 'done', senders: 'done', preview: 'done' }],
    ['nobody gets it', {}, { ok: 0 }, { recipients: 'open' }],
    [
      'a follow-up needs no subject',
      { rounds: [written, followUp('<p>还在吗</p>')] },
      {},
      { content: 'done' },
    ],
    ['but words', { rounds: [written, followUp('<p>&nbsp;</p>')] }, {}, { content: 'open' }],
    ['the first one needs a subject', { rounds: [{ ...written, subject: ' ' }] }, {}, { content: 'open' }],
    ['cc is wrong', { cc: 'a@b.com, c@d.com' }, {}, { content: 'faulty' }],
    ['cc is right', { cc: 'a@b.com；c@d.com' }, {}, { content: 'done' }],
    [
      'a variable that there is not',
      { rounds: [{ ...written, subject: '{{creator.nick}}' }] },
      {},
      { content: 'faulty' },
    ],
    [
      'an own short link, but none is chosen',
      { rounds: [{ ...written, html: '<p><a href="{{link}}">看看</a></p>' }] },
      {},
      { content: 'faulty' },
    ],
    [
      'a short link that is chosen',
      { rounds: [{ ...written, text: '{{ link }}' }], linkId: 7 },
      {},
      { content: 'done' },
    ],
    ['no sender', { senderIds: [] }, {}, { senders: 'open' }],
    ['a sender that cannot send', { senderIds: [1, 2] }, {}, { senders: 'faulty' }],
    ['a sender that is gone', { senderIds: [9] }, {}, { senders: 'faulty' }],
    ['senders are not known yet', { senderIds: [9] }, { senders: undefined }, { senders: 'done' }],
    ['not checked since', {}, { findings: undefined }, { preview: 'open' }],
    ['a warning', {}, { findings: [{ severity: 'warning' }] }, { preview: 'done' }],
    ['an error', {}, { findings: [{ severity: 'error' }] }, { preview: 'faulty' }],
  ])('%s', (_, changed, other, states) =>
    expect(stepStates({ ...content, ...changed }, { ...known, ...other })).toMatchObject(states),
  );
});

test('the step is in the address', () => {
  expect(readStep(new URLSearchParams('step=preview'))).toBe('preview');
  expect(readStep(new URLSearchParams('step=elsewhere'))).toBe('recipients');
});

test.each<[Finding['finding'], object]>([
  ['noName', { step: null, part: 'name' }],
  ['unknownVariable', { step: 'content', part: 'body', round: 2 }],
  ['roundInPast', { step: 'content', part: 'wait', round: 2 }],
  ['ccFormat', { step: 'content', part: 'cc' }],
  ['linkExpires', { step: 'content', part: 'link' }],
  ['senderNotVerified', { step: 'senders', part: 'senders' }],
])('%s is mended where it is', (finding, goal) => {
  const found = goalOf({ finding, round: 2 });
  expect(found).toMatchObject(goal);
  if (found.step) expect(steps).toContain(found.step);
});
