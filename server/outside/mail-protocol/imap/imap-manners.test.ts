import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  startScriptedImap,
  type ImapAnswer,
  type ScriptedImap,
} from '../../../../test/harness/mail/scripted-imap.ts';
import { openImapMailbox } from './imap-mailbox.ts';
import type { Mailbox } from '../mailbox-access.ts';

const patience = 300;

let server: ScriptedImap;
let mailbox: Mailbox | undefined;

afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
  await server.stop();
});

async function open(answers: Record<string, ImapAnswer> = {}): Promise<Mailbox> {
  server = await startScriptedImap(answers);
  const access = { host: '127.0.0.1', port: server.port, security: 'plain' as const, username: 'me' };
  mailbox = await openImapMailbox({ ...access, secret: { password: 'x' } }, { patience });
  return mailbox;
}

const date = 'INTERNALDATE "20-Nov-2026 08:00:00 +0000"';
const known = (uid: number, size = 5) =>
  `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size} ${date} FLAGS ())\r\n`;
const given = (uid: number, text: string) =>
  `* ${uid} FETCH (UID ${uid} BODY[] {${text.length}}\r\n${text})\r\n`;

const sourcesIn = async (box: Mailbox, uids: number[]) =>
  (await Array.fromAsync(box.fetch('inbox', uids))).map(({ uid, source }) => [uid, source.toString()]);

describe('a server that asks clients to return later', () => {
  test.each([
    'NO [ALERT] Too many simultaneous connections. (Failure)',
    'NO [OVERQUOTA] Account exceeded command or bandwidth limits. (Failure)',
    'NO [UNAVAILABLE] Temporary authentication failure.',
    'NO [THROTTLED] Slow down',
  ])('does not count as a wrong password: %s', async refusal => {
    const fault = { stage: 'connect', response: expect.stringContaining(refusal.slice(3)) };
    await expect(open({ LOGIN: `TAG ${refusal}\r\n` })).rejects.toMatchObject(fault);
  });

  test('otherwise the password is wrong', async () => {
    await expect(open({ LOGIN: 'TAG NO [AUTHENTICATIONFAILED] Invalid\r\n' })).rejects.toMatchObject({
      stage: 'auth',
    });
  });

  test.each([
    'NO [THROTTLED] Slow down',
    'NO [OVERQUOTA] Too much',
    'NO [UNAVAILABLE] Not now',
    'BAD Request is throttled. Suggested Backoff Time: 92415 milliseconds',
  ])('ends the session at once, with its words: %s', async refusal => {
    const box = await open({ 'UID FETCH': `TAG ${refusal}\r\n` });
    await expect(box.entries('inbox', [1, 2])).rejects.toMatchObject({
      stage: 'folder',
      response: expect.stringContaining(refusal.replace(/^\w+ /, '')),
    });
    expect(server.asked.filter(line => line.startsWith('UID FETCH'))).toHaveLength(1);
  });
});

describe('a server that breaks off', () => {
  const halfMail = (_words: string, sent: Parameters<Exclude<ImapAnswer, string>>[1]) => {
    sent.end(known(1) + '* 2 FETCH (UID 2 RFC');
    return '';
  };

  test('in the middle of an answer', async () => {
    const box = await open({ 'UID FETCH': halfMail });
    await expect(box.entries('inbox', [1, 2])).rejects.toMatchObject({ stage: 'folder' });
    await expect(box.uids('inbox')).rejects.toMatchObject({ stage: 'folder' });
  });

  test('with a reason, which is reported', async () => {
    const box = await open({ 'UID SEARCH': '* BYE [UNAVAILABLE] Shutting down\r\n' });
    await expect(box.uids('inbox')).rejects.toMatchObject({
      response: expect.stringContaining('Shutting down'),
    });
  });

  test.each(['LOGIN', 'LIST', 'EXAMINE', 'UID SEARCH', 'UID FETCH', 'IDLE', 'NOOP'])(
    'by not responding to %s any more',
    async verb => {
      const talk = async () => {
        const box = await open({
          'UID SEARCH': '* SEARCH 1\r\nTAG OK\r\n',
          IDLE: '+ go\r\n',
          DONE: 'TAG OK\r\n',
          [verb]: '',
        });
        const uids = await box.uids('inbox');
        await box.entries('inbox', uids);
        const stop = new AbortController();
        await box.waitForNews(20, stop.signal);
        await box.uids('inbox');
      };
      await expect(talk()).rejects.toMatchObject({ cause_code: 'ETIMEDOUT' });
    },
  );

  test('while it is waited for news', async () => {
    const box = await open({
      IDLE: (_words, socket) => {
        socket.end('+ go\r\n');
        return '';
      },
    });
    await expect(box.waitForNews(60_000, new AbortController().signal)).rejects.toMatchObject({
      stage: 'folder',
    });
  });
});

describe('a server with ill manners', () => {
  test('that cannot search lists instead', async () => {
    const listed = [1, 4, 9].map(uid => `* 1 FETCH (UID ${uid} ${date})\r\n`).join('');
    const old = '* 1 FETCH (UID 3 INTERNALDATE "01-Jan-2020 08:00:00 +0000")\r\n';
    const box = await open({ 'UID SEARCH': 'TAG BAD no\r\n', 'UID FETCH': `${old}${listed}TAG OK\r\n` });
    expect(await box.uids('inbox')).toEqual([1, 3, 4, 9]);
    expect(await box.uids('inbox', { from: 4 })).toEqual([4, 9]);
    expect(await box.uids('inbox', { since: new Date('2026-11-20') })).toEqual([1, 4, 9]);
  });

  test('that does not find everything is not believed', async () => {
    const listed = [1, 2, 3].map(uid => `* ${uid} FETCH (UID ${uid} ${date})\r\n`).join('');
    const box = await open({ 'UID SEARCH': '* SEARCH\r\nTAG OK\r\n', 'UID FETCH': `${listed}TAG OK\r\n` });
    expect(await box.uids('inbox')).toEqual([1, 2, 3]);
  });

  test('is asked from the day before, as days differ by place, and repeats itself in vain', async () => {
    const box = await open({ 'UID SEARCH': '* SEARCH 9 5 5 9\r\nTAG OK\r\n' });
    expect(await box.uids('inbox', { from: 6, since: new Date('2026-11-20T01:00:00Z') })).toEqual([9]);
    expect(server.asked.at(-1)).toBe('UID SEARCH UID 6:* SINCE 19-Nov-2026');
  });

  test('that leaves gaps in its responses is queried again', async () => {
    let times = 0;
    const box = await open({
      'UID FETCH': words => {
        if (!words.includes('BODY')) return `${known(1)}${known(2)}${known(3)}TAG OK\r\n`;
        return ++times === 1 ? `${given(1, 'one')}TAG OK\r\n` : `${given(2, 'two')}TAG OK\r\n`;
      },
    });
    expect(await sourcesIn(box, [1, 2, 3])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
  });

  test('that cannot give one mail gives the others', async () => {
    const box = await open({
      'UID FETCH': words => {
        if (!words.includes('BODY')) return `${known(1)}${known(2)}${known(3)}TAG OK\r\n`;
        const uid = Number(/^\d+ /.exec(words)?.[0]);
        return uid === 1 || uid === 3
          ? `${given(uid, 'text')}TAG OK\r\n`
          : 'TAG NO [EXPUNGEISSUED] broken\r\n';
      },
    });
    expect(await sourcesIn(box, [1, 2, 3])).toEqual([
      [1, 'text'],
      [3, 'text'],
    ]);
  });

  test('that refuses every mail is reported', async () => {
    const box = await open({
      'UID FETCH': words => (words.includes('BODY') ? 'TAG NO disk\r\n' : `${known(1)}${known(2)}TAG OK\r\n`),
    });
    await expect(sourcesIn(box, [1, 2])).rejects.toMatchObject({ stage: 'folder', response: 'disk' });
  });

  test('that gives whole mails where a piece is asked for', async () => {
    const text = 'x'.repeat(3_000_000);
    const box = await open({
      'UID FETCH': words =>
        words.includes('BODY') ? `${given(1, text)}TAG OK\r\n` : `${known(1, text.length)}TAG OK\r\n`,
    });
    expect(await sourcesIn(box, [1])).toEqual([[1, text]]);
  });

  test('that reports changed flags of other mails in between', async () => {
    const other = '* 8 FETCH (UID 8 FLAGS (\\Seen))\r\n* 1 FETCH (FLAGS (\\Seen))\r\n';
    const box = await open({ 'UID FETCH': `${other}${known(1)}${other}TAG OK\r\n` });
    expect(await box.entries('inbox', [1])).toEqual([
      { uid: 1, size: 5, receivedAt: new Date('2026-11-20T08:00:00Z'), isSeen: false },
    ]);
  });

  test('that refuses IDLE is reported', async () => {
    const box = await open({ IDLE: 'TAG BAD no\r\n' });
    await expect(box.waitForNews(60_000, new AbortController().signal)).rejects.toMatchObject({
      response: 'IDLE was refused',
    });
  });

  test('that refuses access to spam is read without it', async () => {
    const box = await open({
      LIST: '* LIST () "/" INBOX\r\n* LIST (\\Junk) "/" Spam\r\nTAG OK\r\n',
      EXAMINE: words =>
        words === 'Spam' ? 'TAG NO Unsafe Login\r\n' : '* 0 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\nTAG OK\r\n',
    });
    expect(await box.folders()).toEqual([{ role: 'inbox', path: 'INBOX', uidValidity: 7, uidNext: 1 }]);
  });

  test('that refuses access to the inbox is reported', async () => {
    const refusal = 'EXAMINE Unsafe Login. Please contact kefu@188.com for help';
    const box = await open({ EXAMINE: `TAG NO ${refusal}\r\n` });
    await expect(box.folders()).rejects.toMatchObject({
      stage: 'folder',
      response: expect.stringContaining(refusal),
    });
  });
});

describe('a connection that ends inside of a question', () => {
  const cut = (_words: string, socket: Socket) => {
    socket.destroy();
    return '';
  };

  test.each([
    ['what lies there', 'UID SEARCH', (box: Mailbox) => box.uids('inbox', { from: 2 })],
    ['sizes', 'UID FETCH', (box: Mailbox) => box.entries('inbox', [1, 2])],
    ['mails', 'UID FETCH', (box: Mailbox) => sourcesIn(box, [1, 2])],
  ])('is no answer: %s', async (_name, command, ask) => {
    const box = await open({ [command]: cut });
    await expect(ask(box)).rejects.toMatchObject({ stage: 'folder' });
  });
});
