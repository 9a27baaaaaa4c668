import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { bothLooks, isUsable, isUsableInBothLooks, takesScheme } from '../harness/appearances.ts';
import { addSubAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { bao, lan, mai, refusal, server, strangers } from '../fixtures/inbox-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';
import { focused, makeInbox, reads, row, rows, thread, view } from './inbox-actions.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const mails = (region: Locator) => region.getByRole('article');
/** The open conversation, as a selector. */
const reading = 'main section';
const answered = 'Re: 合作秋季新品';
const away = '自动回复：合作';
const undelivered = 'Undelivered Mail Returned to Sender';

/** Only the panes scroll, not the page. */
async function fits(person: Person, screen: string): Promise<void> {
  const below = await person.page.evaluate<number>(
    'document.documentElement.scrollHeight - document.documentElement.clientHeight',
  );
  expect(below, screen).toBe(0);
}

async function readsList(person: Person): Promise<void> {
  const { inbox } = person.words;
  await person.sees(row(person, lan));
  expect(await rows(person).count()).toBe(30);
  const answer = await row(person, lan).innerText();
  for (const shown of [inbox.list.unread, answered, '5', inbox.kind.reply, '报价如下'])
    expect(answer).toContain(shown);
  expect(await row(person, bao).innerText()).toContain(inbox.kind.autoReply);
  expect(await row(person, server).innerText()).toContain(inbox.kind.bounce);
  await person.sees(row(person, mai).getByRole('img', { name: inbox.list.files }));
  await isUsableInBothLooks(person, 'list');
  await fits(person, 'list');
  await rows(person).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(person).count()).toBe(strangers + 4);
  await person.sees(filled(inbox.list['whole#other'], { number: strangers + 4 }));

  const unread = (number: number) =>
    view(person, 'unread').getByText(filled(inbox['unreadIn#other'], { number }), { exact: true });
  await person.sees(unread(4));
  await view(person, 'unread').click();
  await expect.poll(() => rows(person).count()).toBe(4);
  await reads(person, bao, away);
  await person.sees(unread(3));
  // It is read now, but keeps its place while it is open.
  expect(await rows(person).count()).toBe(4);
  expect(await row(person, bao).innerText()).not.toContain(inbox.list.unread);
  expect(person.query()).toMatchObject({ view: 'unread' });
  await view(person, 'inbox').click();
}

async function readsFoldedMails(person: Person): Promise<void> {
  const { inbox, mailTexts } = person.words;
  const region = await reads(person, lan, answered);
  await person.sees(region.getByText('短视频 ¥3,200'));
  await person.seesNothingOf(region.getByText('等你的报价'));
  await person.button(inbox.mail.showQuoted, region).click();
  await person.sees(region.getByText('等你的报价'));
  await isUsableInBothLooks(person, 'answer', { part: reading });
  await person.seesNothingOf(region.getByText('明天发报价'));
  await person.button(filled(inbox.thread['earlier#other'], { number: 3 }), region).click();
  // The message of the mail task is among them, marked as ours.
  const own = mails(region).filter({ hasText: inbox.mail.ours });
  expect(await own.innerText()).toContain(filled(inbox.mail.round, { round: 1 }));
  expect(await own.innerText()).not.toContain(mailTexts.messageState.failed);
  await own.getByRole('button').first().click();
  await person.sees(own.frameLocator('iframe').getByText('看了你的视频很喜欢'));
  const why = region.getByRole('group', { name: inbox.why.title });
  const shown = (await why.innerText()).replace(/\s+/g, ' ');
  expect(shown).toContain(filled(inbox.why.rule, { rule: inbox.rule.person }));
  expect(shown).toContain(filled(inbox.match.belongs, { task: '秋季新品邀请' }));
  expect(shown).toContain(inbox.match.way.references);

  const saved = person.page.waitForEvent('download');
  await person.button(inbox.mail.more, mails(region).last()).click();
  await person.page.getByRole('menuitem', { name: inbox.mail.original }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
}

async function readsFiles(person: Person): Promise<void> {
  const { common, inbox } = person.words;
  const asked: string[] = [];
  person.page.on('request', request => asked.push(new URL(request.url()).pathname));
  const region = await reads(person, mai, 'Rate card');
  const frame = region.getByTitle(inbox.mail.frame, { exact: true });
  await person.sees(frame.contentFrame().getByText('Here are my rates.'));
  const quoted = region.getByTitle(inbox.mail.quotedFrame, { exact: true });
  await person.seesNothingOf(quoted);
  const through = '/office/api/mail/remotePicture';
  expect(asked).not.toContain(through);
  await person.button(inbox.mail.showPictures, region).click();
  // It comes from us: the policy of the page lets no other site in.
  const picture = frame.contentFrame().getByRole('img', { name: 'banner' });
  const width = () => picture.evaluate(image => (image as unknown as { naturalWidth: number }).naturalWidth);
  await expect.poll(width).toBeGreaterThan(1);
  expect(asked).toContain(through);
  await person.seesNothingOf(person.button(inbox.mail.showPictures, region));
  await person.button(inbox.mail.showQuoted, region).click();
  await person.sees(quoted.contentFrame().getByText('what are your rates?'));

  const files = region.getByRole('list', { name: inbox.file.title });
  const rates = person.page.waitForEvent('download');
  await person.button(filled(common.download, { name: 'rates 2026.pdf' }), files).click();
  expect((await rates).suggestedFilename()).toBe('rates 2026.pdf');
  const item = files.getByRole('listitem').filter({ hasText: 'setup.exe' });
  expect(await item.innerText()).toContain(inbox.file.dangerous);
  await item.getByRole('button').click();
  const question = person.page.getByRole('dialog', { name: filled(inbox.file.ask, { name: 'setup.exe' }) });
  await person.sees(question.getByText(inbox.file.about));
  const program = person.page.waitForEvent('download');
  await person.button(inbox.file.confirm, question).click();
  expect((await program).suggestedFilename()).toBe('setup.exe');
}

async function labels(person: Person): Promise<void> {
  const { common, inbox } = person.words;
  await person.page.keyboard.press('l');
  await person.page.getByRole('menuitem', { name: inbox.labels.new }).click();
  const dialog = person.page.getByRole('dialog', { name: inbox.label.add });
  await person.button(common.save, dialog).click();
  await person.sees(dialog.getByText(inbox.label.missing));
  await dialog.getByLabel(common.name, { exact: true }).fill('报价中');
  await dialog.getByLabel(inbox.label.colors.orange, { exact: true }).check();
  await person.button(common.save, dialog).click();
  await person.sees(row(person, mai).getByText('报价中'));

  const labels = person.page.getByRole('region', { name: inbox.label.title });
  await labels.getByRole('link', { name: /^报价中/ }).click();
  await expect.poll(() => rows(person).count()).toBe(1);
  const chips = person.page.getByRole('group', { name: common.filters });
  await person.sees(chips.getByText(filled(inbox.filter.label, { value: '报价中' })));

  const choose = async (what: string) => {
    await person.button(new RegExp(`^${inbox.label.menuOf.split('{{')[0]}`), labels).click();
    await person.page.getByRole('menuitem', { name: what }).click();
  };
  await choose(inbox.label.edit);
  const edit = person.page.getByRole('dialog', { name: inbox.label.edit });
  await edit.getByLabel(common.name, { exact: true }).fill('谈价格');
  await person.button(common.save, edit).click();
  await person.sees(row(person, mai).getByText('谈价格'));
  await choose(inbox.label.remove);
  await person.button(inbox.label.remove, person.page.getByRole('dialog')).click();
  await person.sees(filled(inbox.label.removed, { name: '谈价格' }));
  await person.sees(row(person, lan));
  expect(person.query()).not.toHaveProperty('label');
  await expect.poll(() => row(person, mai).innerText()).not.toContain('谈价格');
}

/** Looks at a bounce, also on a phone, whose panes are one. */
async function readsBounce(person: Person): Promise<void> {
  const { inbox } = person.words;
  const bounce = await reads(person, server, undelivered);
  const facts = bounce.getByRole('region', { name: inbox.bounce.title });
  const shown = await facts.innerText();
  for (const words of [inbox.bounce.reason.userUnknown, inbox.bounce.hard, refusal])
    expect(shown).toContain(words);
  await person.sees(bounce.getByText(inbox.rule.deliveryStatus));
  await person.seesNothingOf(person.button(inbox.card.assign, bounce));
  await person.button(inbox.card.show, bounce).click();
  await isUsableInBothLooks(person, 'bounce', { part: reading });

  await person.page.setViewportSize({ width: 390, height: 844 });
  await fits(person, 'bounce on a phone');
  await person.button(inbox.back, bounce).click();
  await person.sees(row(person, server).and(focused(person)));
  await fits(person, 'list on a phone');
  await person.button(inbox.showViews).click();
  await takesScheme(person, 'dark');
  await isUsable(person, 'views');
  await fits(person, 'views');
  await view(person, 'inbox').click();
  await person.sees(row(person, bao));
  await takesScheme(person, 'light');
  await person.page.setViewportSize({ width: 1440, height: 900 });
}

async function correctsKind(person: Person): Promise<void> {
  const { inbox } = person.words;
  const region = await reads(person, bao, away);
  await person.sees(region.getByText(filled(inbox.rule.header, { name: 'x-autoreply' })));
  await person.sees(region.getByText(new RegExp(`^${inbox.why.returns.split('{{')[0]}\\S`)));
  await person.sees(region.getByText(inbox.match.way.token));
  await person.button(inbox.why.change, region).click();
  await person.page.getByRole('menuitemradio', { name: inbox.kind.reply, exact: true }).click();
  await person.sees(filled(inbox.why.changed, { kind: inbox.kind.reply }));
  await person.sees(region.getByText(filled(inbox.why.corrected, { name: '林溪', kind: inbox.kind.reply })));
  await expect.poll(() => row(person, bao).innerText()).toContain(inbox.kind.reply);
  await person.seesNothingOf(row(person, bao).getByText(inbox.kind.autoReply, { exact: true }));
}

async function handsOver(person: Person): Promise<void> {
  const { inbox } = person.words;
  await person.page.keyboard.press('s');
  await person.sees(person.page.getByRole('menu'));
  await isUsableInBothLooks(person, 'menu', { part: '[role=menu]' });
  await person.page.getByRole('menuitem', { name: inbox.snooze.preset.tomorrow }).click();
  await person.seesNothingOf(row(person, bao));
  // The next conversation is open now.
  await person.sees(thread(person, undelivered));
  await view(person, 'snoozed').click();
  const region = await reads(person, bao, away);
  await person.button(inbox.act.wake, region).click();
  await person.sees(inbox.list.empty.snoozed);

  await view(person, 'inbox').click();
  await reads(person, bao, away);
  await person.page.keyboard.press('a');
  await person.page.getByRole('menuitemradio', { name: '陈思' }).click();
  await person.sees(row(person, bao).getByText(filled(inbox.list.assigned, { name: '陈思' })));
  await person.page.keyboard.press('a');
  await person.page.getByRole('menuitemradio', { name: filled(inbox.assign.me, { name: '林溪' }) }).click();
  await view(person, 'mine').click();
  await expect.poll(() => rows(person).count()).toBe(1);
  await person.sees(row(person, bao));
}

test('New mail is listed and read: folded, with files, labelled, bounced, corrected, snoozed and assigned', async () => {
  const team = await makeInbox();
  await addSubAccount(appUrl, team, {
    username: `c${team.teamId}team`,
    nickname: '陈思',
    password: 'first-2026-pass',
  });
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  await person.opens('/inbox');
  await readsList(person);
  await readsFoldedMails(person);
  await readsFiles(person);
  await labels(person);
  await readsBounce(person);
  await correctsKind(person);
  await handsOver(person);
});
