import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { undoMs } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { emailApp } from '../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { startMailSink } from '../../../test/harness/mail/mail-sink.ts';
import type { Delivery } from '../../outside/mail-protocol/smtp/smtp-link.ts';
import { startSendingEmails } from './send-due-emails.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

test('a slow server delays only the emails of its own sender', async () => {
  let isAnswered = false;
  let answer: () => void = () => undefined;
  const slowSink = await startMailSink({});
  const sink = await startMailSink({});
  const slow = await emailApp(app, { port: slowSink.port });
  const prompt = await emailApp(app, { port: sink.port });
  const mail = {
    ...app.mail,
    openSmtp: async (...access: Parameters<typeof app.mail.openSmtp>) => {
      const link = await app.mail.openSmtp(...access);
      if (access[0].port !== slowSink.port) return link;
      const late = new Promise<void>(resolve => (answer = resolve));
      const send = async (): Promise<Delivery> => {
        await late;
        isAnswered = true;
        return { kind: 'accepted', response: '250 ok', notTaken: [] };
      };
      return { ...link, isOpen: () => true, maxMessageBytes: null, send };
    },
  };
  const first = await slow.sent();
  app.world.pass(undoMs);
  const options = { max: 5, leaseMs: 60_000, everyMs: 20, log: { warn: vi.fn(), error: vi.fn() } };
  const loop = startSendingEmails(app.database.db, () => app.world, mail, options);
  await vi.waitFor(async () => expect((await slow.show(first)).state).toBe('sending'), 5000);
  const second = await prompt.sent();
  app.world.pass(undoMs);
  await vi.waitFor(async () => expect((await prompt.show(second)).state).toBe('sent'), 5000);
  expect(isAnswered).toBe(false);
  const stopped = loop.stop();
  answer();
  await stopped;
  expect((await slow.show(first)).state).toBe('sent');
  await slowSink.close();
  await sink.close();
});
