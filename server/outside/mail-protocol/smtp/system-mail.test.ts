import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailSink, type SinkRules } from '../../../../test/harness/mail/mail-sink.ts';
import { readSmtpUrl } from '../../../core/settings/system-mail-settings.ts';
import { smtpSystemMailer, type SystemMailer } from './system-mail.ts';

const from = { name: '星桥', address: 'no-reply@stars.example' };
const email = {
  teamId: 1,
  address: 'li@example.com',
  subject: '支付成功，权益已生效',
  text: '您好',
  html: '<p>您好</p>',
  name: 'paid.SB1',
  at: new Date('2026-11-28T04:00:00Z'),
};

async function mailerTo(rules: SinkRules, user = 'robot:secret@'): Promise<SystemMailer> {
  const sink = await startMailSink({ keepSource: true, ...rules });
  onTestFinished(() => sink.close());
  const access = readSmtpUrl(`smtp://${user}127.0.0.1:${sink.port}`);
  if (!access) throw new Error('no address');
  return smtpSystemMailer(access, from);
}

test('a mail arrives as text and as HTML, marked as automatic', async () => {
  const sources: string[] = [];
  const mailer = await mailerTo({ onTaken: ({ source }) => void sources.push(source) });
  expect(await mailer.send(email)).toMatchObject({ kind: 'accepted' });
  const mail = await PostalMime.parse(sources[0] ?? '');
  expect(mail).toMatchObject({
    from,
    to: [{ address: 'li@example.com' }],
    subject: email.subject,
    messageId: '<paid.SB1@stars.example>',
    date: '2026-11-28T04:00:00.000Z',
    text: expect.stringContaining('您好') as string,
    html: expect.stringContaining('<p>您好</p>') as string,
  });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a server that wants no sign-in gets none', async () => {
  let asked = 0;
  const onAuth = () => {
    asked++;
    return undefined;
  };
  const mailer = await mailerTo({ onAuth }, '');
  expect(await mailer.send(email)).toMatchObject({ kind: 'accepted' });
  expect(asked).toBe(0);
});

test('a refusal of the server is reported', async () => {
  const mailer = await mailerTo({ onRcpt: () => '550 5.1.1 no such user' });
  expect(await mailer.send(email)).toMatchObject({ kind: 'refused', permanent: true, code: 550 });
  const locked = await mailerTo({ onAuth: () => '535 5.7.8 wrong password' });
  await expect(locked.send(email)).rejects.toMatchObject({ stage: 'auth', code: 535 });
});
