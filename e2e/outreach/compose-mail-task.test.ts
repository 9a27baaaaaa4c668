import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, makeList, someCreators } from '../harness/calls-as.ts';
import { bar, dialog, ticksFirst, toast } from '../harness/creator-actions.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { bindSender, goesTo, isSaved, mailText, stepTab, subject } from './mail-actions.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** A team with a list of this many creators. */
async function setUp(count: number) {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const listId = await makeList(address, tokens, '圣诞合作');
  const creators = await someCreators(address, tokens, count);
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: creators.map(({ id }) => id) },
    action: { do: 'addToList', listId },
  });
  return { tokens, listId };
}

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

test('A task with a follow-up is written to a list, checked, timed and taken back', async () => {
  const { tokens, listId } = await setUp(12);
  const sender = await bindSender(address, tokens, '林溪');
  const person = await visit({ tokens });
  const { mailTasks, mailWords, lists } = person.words;
  const { page } = person;

  await person.opens(`/favorites/${listId}`);
  await person.button(lists.writeAll).click();
  await person.isAt('/mailTask/new');
  await counts(person, person.words.common.all, 12);

  // Creators with an address are locked at first, and unlocked in place.
  const locked = await countOf(person, mailWords.leaveOut.locked);
  expect(locked).toBeGreaterThan(0);
  await page.getByRole('button', { name: new RegExp(`^解锁 ${locked} 个地址`) }).click();
  await counts(person, mailTasks.recipients.ok, locked);
  await person.seesNothingOf(chip(person, mailWords.leaveOut.locked));

  // Invalid addresses stay in the field; the others are added.
  await pastes(person, 'Anna Nguyen <anna@example.com>\nbob@example.com; carol@@example.com');
  const field = dialog(person).getByLabel(mailTasks.paste.label, { exact: true });
  await expect.poll(() => field.inputValue()).toBe('carol@@example.com');
  await field.fill('carol@example.com');
  await person.button(person.words.common.add, dialog(person)).click();
  await person.seesNothingOf(dialog(person));
  await counts(person, mailTasks.recipients.ok, locked + 3);

  // Reasons are filters, and their recipients can be removed at once.
  await chip(person, mailWords.leaveOut.noAddress).click();
  await person.sees(mailTasks.reason.noAddress);
  await page.getByRole('button', { name: /^移除这 \d+ 位$/ }).click();
  await counts(person, person.words.common.all, locked + 3);

  await goesTo(person, 'content');
  await subject(person).fill('和 {{creator.name}} 的合作邀请');
  await mailText(person).click();
  await page.keyboard.type('你好，我们想邀请你参加圣诞活动。');
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
  await person.sees(page.getByText(/^上一轮发出 2 天后，如果对方还没打开上一封$/));
  await mailText(person).click();
  await page.keyboard.type('想确认一下你有没有看到上一封。');
  await isSaved(person);

  await goesTo(person, 'senders');
  await person.sees(sender);
  await person.sees(page.getByText(/^预计/));

  // The check links to what is missing.
  await goesTo(person, 'preview');
  await person.button(filled(mailTasks.finding.mendOf, { sentence: mailTasks.finding.noName })).click();
  const name = page.getByLabel(mailTasks.compose.name, { exact: true });
  await person.sees(name.and(page.locator(':focus')));
  await names(person, '圣诞第一批');
  await person.sees(stepTab(person, 'preview').filter({ hasText: mailTasks.steps.state.done }));
  const { preview } = mailTasks;
  await person.sees(page.getByRole('term').filter({ hasText: person.words.common.subject }));
  expect(await page.getByRole('definition').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^和 [^{]+ 的合作邀请$/),
  );
  await person.sees(page.frameLocator('iframe').getByText('圣诞活动', { exact: false }));
  await person.button(mailWords.round.replace('{{round}}', '2')).click();
  await person.sees(page.getByRole('definition').filter({ hasText: /^Re: / }));
  await person.button(preview.next).click();
  await person.sees(filled(preview.place, { place: 2, total: locked + 3 }));

  await goesTo(person, 'send');
  await page.getByRole('radio', { name: mailTasks.send.at }).check();
  await page.getByLabel(mailTasks.send.moment, { exact: true }).fill('2099-01-05T10:30');
  await person.button(mailTasks.send.setTimer).click();
  await person.sees(dialog(person).getByText('2099-01-05 10:30', { exact: false }));
  await person.button(mailTasks.send.setTimer, dialog(person)).click();
  await person.sees(toast(person, '定时设置成功'));
  await person.isAt('/campaignDetail/emailDetail');

  await person.opens('/mailTask');
  const row = page.getByRole('row').filter({ hasText: '圣诞第一批' });
  await person.sees(row.getByText(mailWords.taskState.timed));
  await person.button(filled(mailTasks.act.of, { name: '圣诞第一批' }), row).click();
  await page.getByRole('menuitem', { name: mailTasks.act.untime }).click();
  await person.button(mailTasks.act.untime, dialog(person)).click();
  await person.isAt('/mailTask/new');
  await goesTo(person, 'content');
  await expect.poll(() => subject(person).inputValue()).toBe('和 {{creator.name}} 的合作邀请');
});

test('Input survives a closed browser, and another user’s save is not overwritten', async () => {
  const { tokens } = await setUp(1);
  const person = await visit({ tokens });
  const { mailTasks } = person.words;
  await person.opens('/mailTask/new');
  await names(person, '年货节');
  await isSaved(person);
  const at = `${person.address()}&step=content`;
  const context = person.page.context();

  // Leaves the page before the automatic save.
  await person.opens(at);
  await subject(person).fill('年货节合作');
  await mailText(person).click();
  await person.page.keyboard.type('别丢了这一段');
  await context.setOffline(true);
  await person.page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(at);
  await again.getByText(mailTasks.local.applied.split('（')[0] ?? '').waitFor();
  await again.locator('[contenteditable=true]').getByText('别丢了这一段').waitFor();
  await again
    .getByRole('status')
    .filter({ hasText: /^已保存 \d\d:\d\d$/ })
    .waitFor();

  const other = await context.newPage();
  await other.goto(at);
  const field = (page: typeof other) => page.getByLabel(person.words.common.subject, { exact: true });
  await field(other).fill('别人改的');
  await other
    .getByRole('status')
    .filter({ hasText: /^已保存 \d\d:\d\d$/ })
    .waitFor();
  await field(again).fill('我改的');
  await again.getByRole('button', { name: mailTasks.conflict.copy }).click();
  await again.getByText(mailTasks.conflict.copied).waitFor();
  await expect.poll(() => field(again).inputValue()).toBe('我改的');
  await other.reload();
  await expect.poll(() => field(other).inputValue()).toBe('别人改的');

  await other.goto('/draft');
  await other.getByRole('row').filter({ hasText: '我改的' }).waitFor();
  await other.getByRole('row').filter({ hasText: '别人改的' }).waitFor();
});

test('Every recipient gets a short link of their own, once one is chosen', async () => {
  const { tokens, listId } = await setUp(1);
  await bindSender(address, tokens, '林溪');
  const fields = { productType: 'ecommerce', targetUrl: 'https://shop.example/mug' };
  const path = '/office/api/shortLinks';
  await callAs(address, tokens, 'POST', path, { ...fields, name: '别的链接' });
  await callAs(address, tokens, 'POST', path, { ...fields, name: '圣诞杯子' });
  const person = await visit({ tokens });
  const { mailTasks, mailWords, richText } = person.words;
  const { page } = person;

  await person.opens(`/mailTask/new?listId=${listId}`);
  await pastes(person, 'anna@example.com');
  await names(person, '圣诞杯子');
  await goesTo(person, 'content');
  await subject(person).fill('圣诞杯子');
  await mailText(person).click();
  await page.keyboard.type('点开就能看到我们的圣诞杯子：');
  await person.button(richText.insertVariable).last().click();
  await page.getByRole('option', { name: new RegExp(`^${mailWords.variable.link}`) }).click();
  await person.sees(page.getByText(mailTasks.link.missing));
  await isSaved(person);

  // The check links to the field.
  await goesTo(person, 'preview');
  const sentence = filled(mailTasks.finding.noLink, { variable: mailWords.variable.link });
  await person.button(filled(mailTasks.finding.mendOf, { sentence })).click();
  const field = page.getByRole('button', { name: new RegExp(`^${mailTasks.link.label} `) });
  await person.sees(field.and(page.locator(':focus')));
  await field.press('Enter');
  const choices = page.getByRole('dialog', { name: mailTasks.link.label });
  await choices.getByLabel(mailTasks.link.search, { exact: true }).fill('杯子');
  await person.seesNothingOf(choices.getByText('别的链接'));
  await choices.getByRole('button', { name: /^圣诞杯子/ }).click();
  await person.sees(page.getByRole('button', { name: `${mailTasks.link.label} 圣诞杯子` }));
  await person.seesNothingOf(page.getByText(mailTasks.link.missing));
  await isSaved(person);

  await goesTo(person, 'preview');
  await person.sees(page.frameLocator('iframe').getByText(`${address}/s/xxxxxxxxx`, { exact: false }));
  await person.seesNothingOf(page.getByText(sentence));
  expect(await violations(person)).toEqual([]);
});

test('Creators chosen in the search are written to', async () => {
  const { tokens } = await setUp(1);
  const person = await visit({ tokens, lang: 'en' });
  const { teamCreators } = person.words;
  await person.opensSearch('/bloggerSearch/tiktok');
  await ticksFirst(person, (await person.names()).slice(0, 3));
  await person.button(teamCreators.action.write, bar(person)).click();
  await person.isAt('/mailTask/new');
  await counts(person, person.words.common.all, 3);
  // "Back" leads to the search, not to another draft.
  await person.page.goBack();
  await person.isAt('/bloggerSearch/tiktok');
});

test.each(looks)('Every step is accessible: %s', async (_name, look) => {
  const { tokens, listId } = await setUp(4);
  await bindSender(address, tokens, '林溪');
  // High enough not to scroll: elements half covered by the bottom bar would count as too small.
  const person = await visit({ tokens, ...look, height: 5000 });
  const { mailTasks } = person.words;
  const noName = person.page.getByText(mailTasks.finding.noName);
  await person.opens(`/mailTask/new?listId=${listId}`);
  await counts(person, person.words.common.all, 4);
  await isUsable(person, 'recipients');
  await goesTo(person, 'content');
  await person.button(mailTasks.rounds.add).click();
  await person.sees(mailText(person));
  await isUsable(person, 'content');
  await goesTo(person, 'senders');
  await person.sees(mailTasks.window.title);
  await isUsable(person, 'senders');
  await goesTo(person, 'preview');
  await person.sees(noName);
  await isUsable(person, 'preview');
  await goesTo(person, 'send');
  await person.sees(noName);
  await isUsable(person, 'send');
  for (const path of ['/mailTask', '/draft']) {
    await person.opens(path);
    await person.sees(person.page.locator('table[aria-busy=false]'));
    await isUsable(person, path);
  }
});
