import { expect, test } from 'vitest';
import { Person } from '../harness/person.ts';
import { callAs, makeList, someCreators } from '../harness/calls-as.ts';
import { bar, dialog, selectsFirst, toast } from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { bindSender, goesTo, isSaved, mailText, stepTab, subject } from './mail-actions.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** A team with a sender, two short links, and a list of twelve creators. */
async function setUp() {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const sender = await bindSender(address, tokens, '林溪');
  const link = { productType: 'ecommerce', targetUrl: 'https://shop.example/mug' };
  for (const name of ['别的链接', '圣诞杯子'])
    await callAs(address, tokens, 'POST', '/office/api/shortLinks', { ...link, name });
  const listId = await makeList(address, tokens, '圣诞合作');
  const creators = await someCreators(address, tokens, 12);
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: creators.map(({ id }) => id) },
    action: { do: 'addToList', listId },
  });
  return { tokens, sender, listId };
}

/** The steps are looked at in a window that does not scroll: the bottom bar covers half of what is behind it. */
const height = 5000;

const chip = (person: Person, name: string) =>
  person.page
    .getByRole('group', { name: person.words.mailTasks.recipients.show })
    .getByRole('button', { name: new RegExp(`^${name} `) });

/** The number on a chip. */
async function countOf(person: Person, name: string): Promise<number> {
  return Number(/\d+$/.exec(await chip(person, name).innerText())?.[0]);
}

const counts = (person: Person, name: string, count: number) =>
  expect.poll(() => countOf(person, name)).toBe(count);

async function pastes(person: Person, text: string): Promise<void> {
  const { add, paste } = person.words.mailTasks;
  await person.button(add.paste).click();
  await dialog(person).getByLabel(paste.label, { exact: true }).fill(text);
  await person.button(person.words.common.add, dialog(person)).click();
}

async function names(person: Person, name: string): Promise<void> {
  await person.page.getByLabel(person.words.mailTasks.compose.name, { exact: true }).fill(name);
}

/** Chooses the recipients: unlocked, pasted, and without those who get nothing. @returns their number */
async function choosesRecipients(person: Person): Promise<number> {
  const { common, mailTasks, mailTexts } = person.words;
  const { page } = person;
  await counts(person, common.all, 12);

  // Creators with an address are locked at first, and unlocked in place.
  const locked = await countOf(person, mailTexts.leaveOut.locked);
  expect(locked).toBeGreaterThan(0);
  await isUsableInBothLooks(person, 'recipients', { height });
  await page.getByRole('button', { name: new RegExp(`^Unlock ${locked} addresses`) }).click();
  await counts(person, mailTasks.recipients.ok, locked);
  await person.seesNothingOf(chip(person, mailTexts.leaveOut.locked));

  // Invalid addresses stay in the field; the others are added.
  await pastes(person, 'Anna Nguyen <anna@example.com>\nbob@example.com; carol@@example.com');
  const field = dialog(person).getByLabel(mailTasks.paste.label, { exact: true });
  await expect.poll(() => field.inputValue()).toBe('carol@@example.com');
  await field.fill('carol@example.com');
  await person.button(common.add, dialog(person)).click();
  await person.seesNothingOf(dialog(person));
  await counts(person, mailTasks.recipients.ok, locked + 3);

  // Reasons are filters, and their recipients can be removed at once.
  await chip(person, mailTexts.leaveOut.noAddress).click();
  await person.sees(mailTasks.reason.noAddress);
  await page.getByRole('button', { name: /^Remove (?:all )?\d+$/ }).click();
  await counts(person, common.all, locked + 3);
  return locked + 3;
}

/** Writes a first mail with a link of one's own, and a follow-up. */
async function writesRounds(person: Person): Promise<void> {
  const { mailTasks, mailTexts, richText } = person.words;
  const { page } = person;
  await goesTo(person, 'content');
  await subject(person).fill('和 {{creator.name}} 的合作邀请');
  await mailText(person).click();
  await page.keyboard.type('你好，我们想邀请你参加圣诞活动：');
  await person.button(richText.insertVariable).last().click();
  await page.getByRole('option', { name: new RegExp(`^${mailTexts.variable.link}`) }).click();
  await person.sees(page.getByText(mailTasks.link.missing));
  const cc = page.getByLabel(mailTasks.settings.cc, { exact: true });
  await cc.fill('boss@example.com, other');
  await cc.blur();
  await person.sees(mailTasks.settings.ccFault);
  await cc.fill('boss@example.com; other@example.com');
  await cc.blur();
  await person.seesNothingOf(page.getByText(mailTasks.settings.ccFault));

  await person.button(mailTasks.rounds.add).click();
  await page.getByLabel(mailTasks.rounds.condition, { exact: true }).selectOption('unread');
  await page.getByLabel(mailTasks.wait.label, { exact: true }).fill('2');
  const sentence = filled(mailTasks.rounds.sentence, {
    when: filled(mailTasks.wait.after['days#other'], { count: 2 }),
    condition: mailTexts.condition.unread,
  });
  await person.sees(sentence);
  await mailText(person).click();
  await page.keyboard.type('想确认一下你有没有看到上一封。');
  await isSaved(person);
  await isUsableInBothLooks(person, 'content', { part: 'main', height });
}

/** Mends what the check finds, which links to the fields, and looks at the mails. */
async function checks(person: Person, recipients: number): Promise<void> {
  const { common, mailTasks, mailTexts } = person.words;
  const { finding, link, preview } = mailTasks;
  const { page } = person;
  await goesTo(person, 'preview');
  const noLink = filled(finding.noLink, { variable: mailTexts.variable.link });
  await person.sees(page.getByText(noLink));
  await isUsableInBothLooks(person, 'preview', { part: 'main', height });
  await person.button(filled(finding.mendOf, { sentence: finding.noName })).click();
  await person.sees(page.getByLabel(mailTasks.compose.name, { exact: true }).and(page.locator(':focus')));
  await names(person, '圣诞第一批');
  await isSaved(person);

  await goesTo(person, 'preview');
  await person.button(filled(finding.mendOf, { sentence: noLink })).click();
  const field = page.getByRole('button', { name: new RegExp(`^${link.label} `) });
  await person.sees(field.and(page.locator(':focus')));
  await field.press('Enter');
  const choices = page.getByRole('dialog', { name: link.label });
  await choices.getByLabel(link.search, { exact: true }).fill('杯子');
  await person.seesNothingOf(choices.getByText('别的链接'));
  await choices.getByRole('button', { name: /^圣诞杯子/ }).click();
  await person.sees(page.getByRole('button', { name: `${link.label} 圣诞杯子` }));
  await person.seesNothingOf(page.getByText(link.missing));
  await isSaved(person);

  await goesTo(person, 'preview');
  await person.sees(stepTab(person, 'preview').filter({ hasText: mailTasks.steps.state.done }));
  await person.sees(page.getByRole('term').filter({ hasText: common.subject }));
  expect(await page.getByRole('definition').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^和 [^{]+ 的合作邀请$/),
  );
  const mail = page.frameLocator('iframe');
  await person.sees(mail.getByText('圣诞活动', { exact: false }));
  await person.sees(mail.getByText(`${address}/s/xxxxxxxxx`, { exact: false }));
  await person.button(mailTexts.round.replace('{{round}}', '2')).click();
  await person.sees(page.getByRole('definition').filter({ hasText: /^Re: / }));
  await person.button(preview.next).click();
  await person.sees(filled(preview.place, { place: 2, total: recipients }));
}

/** Sets a time, and takes the task back. */
async function times(person: Person): Promise<void> {
  const { mailTasks, mailTexts } = person.words;
  const { page } = person;
  await goesTo(person, 'send');
  await page.getByRole('radio', { name: mailTasks.send.at }).check();
  await page.getByLabel(mailTasks.send.moment, { exact: true }).fill('2099-01-05T10:30');
  await isUsableInBothLooks(person, 'send', { part: 'main', height });
  await person.button(mailTasks.send.setTimer).click();
  await person.sees(dialog(person).getByText('2099-01-05 10:30', { exact: false }));
  await person.button(mailTasks.send.setTimer, dialog(person)).click();
  await person.sees(toast(person, mailTasks.send.timed));
  await person.isAt('/campaignDetail/emailDetail');

  await person.goesTo('/mailTask');
  const row = page.getByRole('row').filter({ hasText: '圣诞第一批' });
  await person.sees(row.getByText(mailTexts.taskState.timed));
  await isUsableInBothLooks(person, 'tasks');
  await person.button(filled(mailTasks.act.of, { name: '圣诞第一批' }), row).click();
  await page.getByRole('menuitem', { name: mailTasks.act.untime }).click();
  await person.button(mailTasks.act.untime, dialog(person)).click();
  await person.isAt('/mailTask/new');
  await goesTo(person, 'content');
  await expect.poll(() => subject(person).inputValue()).toBe('和 {{creator.name}} 的合作邀请');
  await person.goesTo('/draft');
  await person.sees(row);
  await isUsableInBothLooks(person, 'drafts');
}

/** Some of the creators may have no address, which is said before the composer opens. */
async function goesOn(person: Person): Promise<void> {
  const button = person.button(person.words.teamCreators.warning.goOn, dialog(person));
  await Promise.any([button.click(), person.isAt('/mailTask/new')]);
  await person.isAt('/mailTask/new');
}

test('A task with a follow-up and a link for each is written to a list, checked, timed and taken back; creators of the search are written to', async () => {
  const { tokens, sender, listId } = await setUp();
  const person = await visit({ ...bothLooks, tokens });
  const { common, lists, mailTasks, teamCreators } = person.words;
  await person.opens(`/favorites/${listId}`);
  await person.button(lists.writeAll).click();
  await goesOn(person);
  const recipients = await choosesRecipients(person);
  await writesRounds(person);

  await goesTo(person, 'senders');
  await person.sees(sender);
  await person.sees(person.page.getByText(new RegExp(`^${mailTasks.ends.at.split('{{')[0]}`)));
  await isUsableInBothLooks(person, 'senders', { part: 'main', height });
  await checks(person, recipients);
  await times(person);

  await person.searches(() => person.goesTo('/bloggerSearch/tiktok'));
  await selectsFirst(person, (await person.names()).slice(0, 3));
  await person.button(teamCreators.action.write, bar(person)).click();
  await goesOn(person);
  await counts(person, common.all, 3);
  // "Back" leads to the search, not to another draft.
  await person.page.goBack();
  await person.isAt('/bloggerSearch/tiktok');
});

test('Input survives a closed browser, and another user’s save is not overwritten', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const person = await visit({ tokens });
  const { mailTasks } = person.words;
  await person.opens('/mailTask/new');
  await names(person, '年货节');
  await isSaved(person);
  await goesTo(person, 'content');
  const at = person.address();
  const context = person.page.context();

  // Leaves the page before the automatic save.
  await subject(person).fill('年货节合作');
  await mailText(person).click();
  await person.page.keyboard.type('别丢了这一段');
  await context.setOffline(true);
  await person.page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const again = new Person(await context.newPage(), 'zh');
  await again.opens(at);
  await again.sees(again.page.getByText(mailTasks.local.applied.split('（')[0] ?? ''));
  await again.sees(mailText(again).getByText('别丢了这一段'));
  await isSaved(again);

  const other = new Person(await context.newPage(), 'zh');
  await other.opens(at);
  await subject(other).fill('别人改的');
  await isSaved(other);
  await subject(again).fill('我改的');
  await again.button(mailTasks.conflict.copy).click();
  await again.sees(again.page.getByText(mailTasks.conflict.copied));
  await expect.poll(() => subject(again).inputValue()).toBe('我改的');

  await again.goesTo('/draft');
  for (const kept of ['我改的', '别人改的'])
    await again.sees(again.page.getByRole('row').filter({ hasText: kept }));
});
