import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { realContext } from '../../server/core/real-context.ts';
import { addThread } from '../../test/fixtures/inbox/some-threads.ts';
import { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { dialog, toast } from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
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

const written = '谢谢，我们看过了。没有网络时写的话';

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

/** Answers, on a page that is closed once it cannot save any more. @returns the page that continues */
async function answersTwice(person: Person, threadId: number, mailbox: string): Promise<Person> {
  const { mailTasks } = person.words;
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

  await person.page.route('**/office/api/mail/letters/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await person.page.keyboard.type('没有网络时写的话');
  await person.sees(mailTasks.save.failed);
  await person.page.close({ runBeforeUnload: false });
  const again = new Person(await person.page.context().newPage(), 'en');
  await again.opens(`/inbox?thread=${threadId}`);
  await answers(again, 'reply');
  await expect.poll(() => mailText(again).innerText()).toContain(written);
  return again;
}

/** Sends an answer, takes it back within ten seconds, and sends it again. */
async function sendsAnswer(person: Person): Promise<void> {
  const { oneToOneEmails: words, mailTasks } = person.words;
  await mailText(person).click();
  await person.page.keyboard.press('Control+Enter');
  await person.sees(toast(person, words.sent.soon));
  await person.seesNothingOf(mailText(person));
  // The send can also be undone from another page.
  await person.page.getByRole('link', { name: mailTasks.drafts.title }).first().click();
  await person.isAt('/draft');
  await person.button(words.sent.undo).click();
  await person.isAt('/inbox');
  await expect.poll(() => mailText(person).innerText()).toContain(written);

  await person.button(words.send.now).click();
  await person.sees(toast(person, words.sent.soon));
  await person.goesTo('/outbox?tab=letters');
  const sent = emailList(person, words.outgoing.title);
  await person.sees(sent.getByText(words.outgoing.state.sent, { exact: true }));
  // It is in its conversation.
  await sent.getByRole('link', { name: 'Re: My media kit' }).click();
  const conversation = person.page.getByRole('region', { name: /My media kit/ });
  await person.sees(conversation.frameLocator('iframe').getByText(written));
}

/** Plans an answer for later and takes it back from the outbox. */
async function answersLater(person: Person): Promise<void> {
  const { oneToOneEmails: words } = person.words;
  await answers(person, 'reply');
  await writes(person, '周一早上再说。');
  await person.button(words.send.later).click();
  await person.page.getByRole('menuitem', { name: new RegExp(`^${words.send.preset.tomorrow}`) }).click();
  await person.seesNothingOf(mailText(person));
  // Below the mails, it is shown as waiting.
  const waiting = person.page.getByRole('list', { name: words.thread.title });
  await person.sees(waiting.getByText(words.outgoing.state.waiting, { exact: true }));

  await person.goesTo('/outbox?tab=letters');
  await person.button(filled(words.outgoing.takeBackOf, { subject: 'Re: My media kit' })).click();
  await person.isAt('/inbox');
  await expect.poll(() => mailText(person).innerText()).toBe('周一早上再说。');

  // A custom time must be in the future.
  await person.button(words.send.later).click();
  await person.page.getByRole('menuitem', { name: words.send.own }).click();
  const moment = dialog(person).getByLabel(words.send.at, { exact: true });
  await moment.fill('2020-01-01T09:00');
  await person.button(words.send.timed, dialog(person)).click();
  await person.sees(dialog(person).getByText(words.send.tooEarly));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(dialog(person));
}

/** Forwards a mail with some of its files; its server refuses it. */
async function forwards(person: Person, threadId: number): Promise<void> {
  const { oneToOneEmails: words } = person.words;
  await person.goesTo(`/inbox?thread=${threadId}`);
  await person.seesNothingOf(mailText(person));
  await answers(person, 'forward');
  const files = person.page.getByRole('group', { name: words.parts.title });
  await files.getByRole('checkbox', { name: /prices\.csv/ }).uncheck();
  await line(person, 'to').fill('boss@creators.test; nobody@@creators');
  await person.button(words.field.cc).click();
  await line(person, 'cc').fill('nobody');
  await writes(person, '请看附件。');
  const wrongCopy = filled(words.malformed, { addresses: 'nobody' });
  await person.sees(wrongCopy);
  await isSaved(person);
  // High enough to show all of it: a checkbox that is half scrolled away would count as too small.
  const height = 2000;
  const part = `section[aria-label="${words.title.forward}"]`;
  await isUsableInBothLooks(person, 'letter', { part, height });
  await line(person, 'cc').fill('');
  await mailText(person).click();
  await person.seesNothingOf(person.page.getByText(wrongCopy, { exact: true }));
  await person.button(words.send.now).click();
  await person.sees(filled(words.malformed, { addresses: 'nobody@@creators' }));
  await person.sees(line(person, 'to').and(person.page.locator('[aria-invalid=true]:focus')));
  await line(person, 'to').fill('boss@creators.test');
  await isSaved(person);

  // The draft can be continued as it was left.
  await person.goesTo('/draft');
  await person.page.getByRole('tab', { name: words.tab.letters }).click();
  const draft = person.page.getByRole('link', {
    name: filled(words.drafts.continueOf, { subject: 'Fwd: My media kit' }),
  });
  await person.sees(draft);
  await isUsableInBothLooks(person, 'drafts');
  await draft.click();
  await person.isAt('/inbox');
  await expect.poll(() => files.getByRole('checkbox', { name: /kit\.pdf/ }).isChecked()).toBe(true);
  expect(await files.getByRole('checkbox', { name: /prices\.csv/ }).isChecked()).toBe(false);
  await person.button(words.send.now).click();
  await person.sees(toast(person, words.sent.soon));

  await person.goesTo('/outbox?tab=letters');
  const sent = emailList(person, words.outgoing.title);
  await person.sees(sent.getByText(words.outgoing.state.failed, { exact: true }));
  await person.sees(sent.getByText(/^550 /));
  await isUsableInBothLooks(person, 'outbox');
  await person.button(filled(words.outgoing.toDraftOf, { subject: 'Fwd: My media kit' })).click();
  await expect.poll(() => mailText(person).innerText()).toBe('请看附件。');
}

/** Writes a new email beside the page. */
async function writesNew(person: Person): Promise<void> {
  const { common, oneToOneEmails: words, shell } = person.words;
  await person.goesTo('/inbox');
  await person.seesNothingOf(mailText(person));
  await person.page.keyboard.press('c');
  const panel = person.page.getByRole('dialog', { name: words.title.new });
  await person.sees(line(person, 'to').and(person.page.locator(':focus')));
  // Nothing was written, so no draft remains.
  await person.button(shell.close, panel).click();
  // The pointer is over the menu of the user now, which would open and cover the button below.
  await person.page.mouse.move(700, 600);
  await person.goesTo('/draft?tab=letters');
  const before = ['Re: My media kit', 'Fwd: My media kit'];
  const continued = (subject: string) => filled(words.drafts.continueOf, { subject });
  for (const subject of before)
    await person.sees(person.page.getByRole('link', { name: continued(subject) }));
  await person.sees(filled(words.drafts['total#other'], { number: before.length }));

  await person.button(words.compose).click();
  await line(person, 'to').fill(anna.address);
  await writes(person, '你好');
  await person.button(words.send.now).click();
  await person.sees(words.ask.subject.title);
  await person.button(words.ask.goBack).click();
  await line(person, 'subject').fill('合作');
  await isSaved(person);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(panel);
  await person.page.getByRole('link', { name: continued('合作') }).click();
  await expect.poll(() => mailText(person).innerText()).toBe('你好');
  await person.button(words.discard.title).click();
  await person.button(common.delete, dialog(person).last()).click();
  await person.seesNothingOf(person.page.getByRole('link', { name: continued('合作') }));
}

test('An answer outlives its page and can be taken back; others are sent later, forwarded, refused and written again', async () => {
  const { tokens, mailbox, threadId } = await setUp();
  const first = await visit({ ...bothLooks, tokens });
  const person = await answersTwice(first, threadId, mailbox);
  await sendsAnswer(person);
  await answersLater(person);
  await forwards(person, threadId);
  await writesNew(person);
});
