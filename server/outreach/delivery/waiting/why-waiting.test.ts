import { describe, expect, test } from 'vitest';
import { whyWaiting, type SenderState, type SendingState } from './why-waiting.ts';

const at = new Date('2026-11-20T12:00:00Z');
const hour = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

const row = {
  state: 'waiting',
  round: 1,
  due_at: hour(-1),
  time_zone: 'Europe/Berlin',
  domain: 'x.example',
  put_off: null,
};
const sender: SenderState = {
  address: 'lin@brand.example',
  isVerified: true,
  sentToday: 3,
  dailyLimit: 30,
  domainHourlyLimit: 10,
  sentToDomain: 0,
  isInboxFresh: true,
  inboxFailure: '',
  slot: null,
};
const standing: SendingState = {
  at,
  task: { state: 'sending', timedAt: null, window: null },
  plan: { used: 5, limit: 500, renewsAt: hour(4) },
  quota: null,
  dayEndsAt: hour(4),
  hourEndsAt: hour(1),
};
const night = { from: '20:00', until: '22:00', days: [1, 2, 3, 4, 5, 6, 7], zone: 'recipient' as const };

interface Change {
  row?: Partial<typeof row> | { due_at: Date; put_off: string };
  sender?: Partial<SenderState> | undefined;
  standing?: Partial<SendingState>;
}

describe('a recipient waits', () => {
  test.each<[string, Change, object | null]>([
    ['for others before', {}, { why: 'queue', before: 7 }],
    ['for the pace', { sender: { slot: hour(0.1) } }, { why: 'queue', until: hour(0.1).toISOString() }],
    ['not while it is sent', { row: { state: 'sending' } }, null],
    ['in doubt', { row: { state: 'in_doubt' } }, { why: 'inDoubt' }],
    [
      'for the time of the task',
      { standing: { task: { state: 'timed', timedAt: hour(9), window: null } } },
      { why: 'timed', until: hour(9).toISOString() },
    ],
    [
      'for somebody to resume the task',
      { standing: { task: { state: 'paused', timedAt: null, window: null } } },
      { why: 'taskPaused' },
    ],
    [
      'for the sender',
      { sender: { isVerified: false } },
      { why: 'senderPaused', sender: 'lin@brand.example' },
    ],
    ['for the next round', { row: { round: 2, due_at: hour(48) } }, { why: 'round', round: 2 }],
    [
      'for another try',
      { row: { due_at: hour(0.5), put_off: '451 later' } },
      { why: 'retry', text: '451 later', until: hour(0.5).toISOString() },
    ],
    [
      'for the window of its own clock',
      { standing: { task: { state: 'sending', timedAt: null, window: night } } },
      { why: 'window', zone: 'Europe/Berlin', until: hour(7).toISOString() },
    ],
    [
      'for the hour of its domain',
      { row: { due_at: hour(1) }, sender: { sentToDomain: 10 } },
      { why: 'domainLimit', domain: 'x.example', used: 10, limit: 10 },
    ],
    [
      'for the plan',
      { standing: { plan: { used: 500, limit: 500, renewsAt: hour(4) } } },
      { why: 'planLimit', used: 500, limit: 500, until: hour(4).toISOString() },
    ],
    [
      'for the quota of whoever made the task',
      { standing: { quota: { kind: 'mails', used: 20, max: 20, setBy: '林溪', renewsAt: hour(240) } } },
      { why: 'memberQuota', used: 20, limit: 20, setBy: '林溪', until: hour(240).toISOString() },
    ],
    ['for the sender’s day', { sender: { sentToday: 30 } }, { why: 'senderLimit', used: 30, limit: 30 }],
    [
      'for the inbox to be read',
      { row: { round: 2 }, sender: { isInboxFresh: false, inboxFailure: 'wrong password' } },
      { why: 'inbox', failure: 'wrong password' },
    ],
  ])('%s', (_name, change, wanted) => {
    const reason = whyWaiting(
      { ...row, ...change.row },
      { ...sender, ...change.sender },
      { ...standing, ...change.standing },
      7,
    );
    if (wanted === null) expect(reason).toBeNull();
    else expect(reason).toMatchObject(wanted);
  });
});
