import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { realContext } from '../../server/core/real-context.ts';
import { addThread } from '../../test/fixtures/inbox/some-threads.ts';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { dialog, toast } from '../harness/creator-actions.ts';
import { isUsable, appearances } from '../harness/appearances.ts';
import { bindSender, isSaved, mailText } from '../outreach/mail-actions.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** The sandbox delivers to such addresses only. */
const anna = { name: 'Anna Lee', address: 'anna@example.com' };

const withFile = [
  `From: ${anna.name} <${anna.address}>`,
  'To: ming@brand.example',
  'Subject: My media kit',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Here is my media kit.',
  '--part',
  'Content-Type: application/pdf; name=kit.pdf',
  'Content-Disposition: attachment; filename=kit.pdf',
  '',
  'PDF',
  '--part',
  'Content-Type: text/csv; name=prices.csv',
  'Content-Disposition: attachment; filename=prices.csv',
  '',
  'post,100',
  '--part--',
  '',
].join('\r\n');

/** A team with a sandbox mailbox and a conversation with Anna. */
async function setUp() {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const mailbox = await bindSender(address, tokens, '林溪');
  const { senders } = await callAs<{ senders: { id: number }[] }>(
    address,
    tokens,
    'GET',
    '/office/api/senders',
  );
  const senderId = senders[0]?.id ?? 0;
  const { threadId } = await withDb(appUrl, db =>
    addThread(db, realContext(), team.teamId, {
      subject: 'My media kit',
      counterpart: anna,
      senderId,
      mails: [
        { source: withFile, text: 'Here is my media kit.', messageId: `<kit-${team.teamId}@creators.test>` },
      ],
    }),
  );
  return { tokens, mailbox, threadId };
}

type Fields = Person['words']['oneToOneEmails']['field'];

const line = (person: Person, field: keyof Fields): Locator =>
  person.page.getByLabel(person.words.oneToOneEmails.field[field], { exact: true });

const emailList = (person: Person, title: string): Locator =>
  person.page.getByRole('table', { name: title, exact: true });

const answers = (person: Person, kind: 'reply' | 'forward') =>
  person.button(person.words.inbox.reply[kind]).last().click();

async function writes(person: Person, text: string): Promise<void> {
  await mailText(person).click();
  await person.page.keyboard.type(text);
}

test('An answer saves itself, outlives its page, and can be taken back for ten seconds', async () => {
  const { tokens, mailbox, threadId } = await setUp();
  const person = await visit({ tokens });
  const { oneToOneEmails: words } = person.words;
  await person.opens(`/inbox?thread=${threadId}`);
  await answers(person, 'reply');
  await expect.poll(() => line(person, 'to').inputValue()).toBe(`${anna.name} <${anna.address}>`);
  await expect.poll(() => line(person, 'from').locator('option:checked').innerText()).toContain(mailbox);
  // The subject is shown, as a field only on request.
  await person.sees(person.page.getByText('Re: My media kit', { exact: true }));
  expect(await line(person, 'subject').count()).toBe(0);
  // The editor has the focus, so that the reply can be typed at once.
  await person.sees(mailText(person).and(person.page.locator(':focus')));
  await person.page.keyboard.type('谢谢，我们看过了。');
  await isSaved(person);

  await person.page.close({ runBeforeUnload: false });
  const again = await visit({ tokens });
  await again.opens(`/inbox?thread=${threadId}`);
  await answers(again, 'reply');
  await expect.poll(() => mailText(again).innerText()).toContain('谢谢，我们看过了。');

  // The text may be shown before it can be edited.
  await again.sees(mailText(again).and(again.page.locator(':focus')));
  await again.page.keyboard.press('Control+Enter');
  await again.sees(toast(again, words.sent.soon));
  await again.seesNothingOf(mailText(again));
  // The send can also be undone from another page.
  await again.page.getByRole('link', { name: again.words.mailTasks.drafts.title }).first().click();
  await again.isAt('/draft');
  await again.button(words.sent.undo).click();
  await again.isAt('/inbox');
  await expect.poll(() => mailText(again).innerText()).toContain('谢谢，我们看过了。');

  await again.button(words.send.now).click();
  await again.sees(toast(again, words.sent.soon));
  await again.opens('/outbox?tab=letters');
  const sent = emailList(again, words.outgoing.title);
  await again.sees(sent.getByText(words.outgoing.state.sent, { exact: true }));
  // It is in its conversation.
  await sent.getByRole('link', { name: 'Re: My media kit' }).click();
  const conversation = again.page.getByRole('region', { name: /My media kit/ });
  await again.sees(conversation.frameLocator('iframe').getByText('谢谢，我们看过了。'));
});

test('Text that could not be saved is restored in the same browser', async () => {
  const { tokens, threadId } = await setUp();
  const person = await visit({ tokens });
  await person.opens(`/inbox?thread=${threadId}`);
  await answers(person, 'reply');
  await person.sees(mailText(person));
  await person.page.route('**/office/api/mail/letters/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await writes(person, '没有网络时写的话');
  await person.sees(person.words.mailTasks.save.failed);
  const next = await person.page.context().newPage();
  await next.goto(person.address());
  await expect.poll(() => next.locator('[contenteditable=true]').innerText()).toBe('没有网络时写的话');
});

test('Later: at a moment, taken back from the outbox', async () => {
  const { tokens, threadId } = await setUp();
  const person = await visit({ tokens });
  const { oneToOneEmails: words } = person.words;
  await person.opens(`/inbox?thread=${threadId}`);
  await answers(person, 'reply');
  await writes(person, '周一早上再说。');
  await person.button(words.send.later).click();
  await person.page.getByRole('menuitem', { name: new RegExp(`^${words.send.preset.tomorrow}`) }).click();
  await person.seesNothingOf(mailText(person));
  // Below the mails, it is shown as waiting.
  const waiting = person.page.getByRole('list', { name: words.thread.title });
  await person.sees(waiting.getByText(words.outgoing.state.waiting, { exact: true }));

  await person.opens('/outbox?tab=letters');
  const takeBack = person.button(filled(words.outgoing.takeBackOf, { subject: 'Re: My media kit' }));
  await takeBack.click();
  await person.isAt('/inbox');
  await expect.poll(() => mailText(person).innerText()).toBe('周一早上再说。');

  // A custom time must be in the future.
  await person.button(words.send.later).click();
  await person.page.getByRole('menuitem', { name: words.send.own }).click();
  const moment = dialog(person).getByLabel(words.send.at, { exact: true });
  await moment.fill('2020-01-01T09:00');
  await person.button(words.send.timed, dialog(person)).click();
  await person.sees(dialog(person).getByText(words.send.tooEarly));
});

test('A forwarded mail includes the checked files', async () => {
  const { tokens, threadId } = await setUp();
  const person = await visit({ tokens });
  const { oneToOneEmails: words } = person.words;
  await person.opens(`/inbox?thread=${threadId}`);
  await answers(person, 'forward');
  const files = person.page.getByRole('group', { name: words.parts.title });
  await files.getByRole('checkbox', { name: /prices\.csv/ }).uncheck();
  await line(person, 'to').fill('boss@creators.test; nobody@@creators');
  await writes(person, '请看附件。');
  await person.button(words.send.now).click();
  await person.sees(filled(words.malformed, { addresses: 'nobody@@creators' }));
  await person.sees(line(person, 'to').and(person.page.locator('[aria-invalid=true]:focus')));
  await line(person, 'to').fill('boss@creators.test');
  await isSaved(person);

  // The draft can be continued as it was left.
  await person.opens('/draft');
  await person.page.getByRole('tab', { name: words.tab.letters }).click();
  await person.page
    .getByRole('link', { name: filled(words.drafts.continueOf, { subject: 'Fwd: My media kit' }) })
    .click();
  await person.isAt('/inbox');
  await expect.poll(() => files.getByRole('checkbox', { name: /kit\.pdf/ }).isChecked()).toBe(true);
  expect(await files.getByRole('checkbox', { name: /prices\.csv/ }).isChecked()).toBe(false);
  await person.button(words.send.now).click();
  await person.sees(toast(person, words.sent.soon));

  // Its server refuses it, and it can be corrected.
  await person.opens('/outbox?tab=letters');
  const sent = emailList(person, words.outgoing.title);
  await person.sees(sent.getByText(words.outgoing.state.failed, { exact: true }));
  await person.sees(sent.getByText(/^550 /));
  await person.button(filled(words.outgoing.toDraftOf, { subject: 'Fwd: My media kit' })).click();
  await expect.poll(() => mailText(person).innerText()).toBe('请看附件。');
});

test('A new email is written beside the page, and a missing subject is asked about', async () => {
  const { tokens } = await setUp();
  const person = await visit({ tokens });
  const { oneToOneEmails: words, shell } = person.words;
  await person.opens('/inbox');
  await person.sees(person.button(words.compose));
  await person.page.keyboard.press('c');
  const panel = person.page.getByRole('dialog', { name: words.title.new });
  await person.sees(line(person, 'to').and(person.page.locator(':focus')));
  // Nothing was written, so no draft remains.
  await person.button(shell.close, panel).click();
  await person.opens('/draft?tab=letters');
  await person.sees(words.drafts.none);

  await person.button(words.compose).click();
  await line(person, 'to').fill(anna.address);
  await person.button(words.field.cc, panel).click();
  await line(person, 'cc').fill('nobody');
  await mailText(person).click();
  await person.sees(filled(words.malformed, { addresses: 'nobody' }));
  await line(person, 'cc').fill('');
  await writes(person, '你好');
  await person.button(words.send.now).click();
  await person.sees(words.ask.subject.title);
  await person.button(words.ask.goBack).click();
  await line(person, 'subject').fill('合作');
  await isSaved(person);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(panel);
  await person.page.getByRole('link', { name: filled(words.drafts.continueOf, { subject: '合作' }) }).click();
  await expect.poll(() => mailText(person).innerText()).toBe('你好');
  await person.button(words.discard.title).click();
  await person.button(person.words.common.delete, dialog(person).last()).click();
  await person.sees(words.drafts.none);
});

test.each(appearances)('One-to-one emails are accessible: %s', async (_name, appearance) => {
  const { tokens, threadId } = await setUp();
  const person = await visit({ tokens, ...appearance });
  const { oneToOneEmails: words } = person.words;
  await person.opens(`/inbox?thread=${threadId}`);
  await answers(person, 'forward');
  await person.button(words.field.cc).click();
  await line(person, 'cc').fill('nobody');
  await line(person, 'to').fill(anna.address);
  await writes(person, 'Hello');
  await isSaved(person);
  await isUsable(person, 'letter', `section[aria-label="${words.title.forward}"]`);
  for (const path of ['/draft?tab=letters', '/outbox?tab=letters', '/sender']) {
    await person.opens(path);
    await person.sees(person.page.getByRole(path === '/sender' ? 'listitem' : 'table').last());
    await isUsable(person, path);
  }
});
