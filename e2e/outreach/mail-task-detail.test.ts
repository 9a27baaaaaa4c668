import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { realContext } from '../../server/core/real-context.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { notify } from '../../server/activity/notifications/service.ts';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { addSentTask, refusal } from '../fixtures/sent-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const taskName = '秋季新品邀请';

async function setUp() {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const { teamId, taskId } = await addSentTask(appUrl, team);
  await withDb(appUrl, db =>
    asTeam(db, teamId, db =>
      notify(db, realContext(), {
        teamId,
        accountId: team.accountId,
        kind: 'mailTask.ended',
        details: { task: taskName, taskId },
      }),
    ),
  );
  return { taskId, tokens: await tokensOf(address, team) };
}

const table = (person: Person) =>
  person.page.getByRole('table', { name: person.words.mailMessages.tabs.recipients, exact: true });

/** Names in the table, once it matches the address. */
async function names(person: Person): Promise<string[]> {
  await person.sees(table(person).and(person.page.locator('[aria-busy=false]')));
  return table(person).getByRole('link').allInnerTexts();
}
const row = (person: Person, name: string) => table(person).getByRole('row').filter({ hasText: name });
const drawer = (person: Person, name: string) =>
  person.page.getByRole('dialog', {
    name: filled(person.words.mailMessages.panel.title, { name }),
    exact: true,
  });

async function opensRecipient(person: Person, name: string): Promise<Locator> {
  await table(person).getByRole('link', { name, exact: true }).click();
  await person.sees(drawer(person, name).getByRole('heading', { level: 2 }));
  return drawer(person, name);
}

const card = (person: Person) =>
  person.page.getByRole('region', { name: person.words.mailMessages.funnel.title, exact: true });

/** A figure of the funnel: its name, number and share. */
async function figure(person: Person, name: string): Promise<string> {
  const item = card(person)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });
  return (await item.innerText()).replace(/\s+/g, ' ');
}

/** Whether the buttons beside the title are, also the one of the menu, which has no words. */
async function areEquallyHigh(person: Person): Promise<boolean> {
  const buttons = await person.page.locator('main header').first().getByRole('button').all();
  const boxes = await Promise.all(buttons.map(button => button.boundingBox()));
  return boxes.length > 2 && new Set(boxes.map(box => box?.height)).size === 1;
}

/** Reads the funnel, and goes from one of its figures to those it counts. */
async function readsFigures(person: Person): Promise<void> {
  const { common, mailMessages, mailTexts } = person.words;
  const { filter, funnel } = mailMessages;
  const { outcome } = mailTexts;
  await person.sees(card(person));
  expect(await figure(person, funnel.figure.recipients)).toBe(`${funnel.figure.recipients} 11`);
  const share = filled(funnel.share.ofSent, { share: '57.14%' });
  expect(await figure(person, outcome.read)).toBe(`${outcome.read} 4 ${share}`);
  await names(person);
  expect(await row(person, 'Old Tom').innerText()).toContain(refusal);
  await isUsableInBothLooks(person, 'task');
  expect(await areEquallyHigh(person), 'the buttons beside the title').toBe(true);

  await card(person)
    .getByRole('link', { name: new RegExp(`^${outcome.read}`) })
    .click();
  await expect.poll(() => names(person)).toEqual(['阮兰', 'Mia Larsen', 'Ines', 'Noor']);
  expect(person.query()).toMatchObject({ outcome: 'read' });
  await person.button(common.clearFilters).click();
  await expect.poll(() => person.query()).not.toHaveProperty('outcome');
  const search = person.page.getByRole('searchbox', { name: filter.keyword });
  await search.fill('larsen');
  await search.press('Enter');
  await expect.poll(() => names(person)).toEqual(['Mia Larsen']);
  await person.sees(filled(words.en.mailMessages.recipients['total#one'], { number: 1 }));

  await person.button(funnel.table, card(person)).click();
  const cells = await card(person).getByRole('row').allInnerTexts();
  expect(cells.map(text => text.split(/\s*\t\s*/)).slice(1, 5)).toEqual([
    [funnel.figure.recipients, '11', '—'],
    [funnel.figure.success, '7', '63.64%'],
    [outcome.read, '4', '57.14%'],
    [outcome.replied, '1', '14.29%'],
  ]);
  await person.button(funnel.picture, card(person)).click();
}

/** Reads what happened to a recipient, and the actual message. */
async function readsEvents(person: Person): Promise<void> {
  const { mailMessages, mailTexts } = person.words;
  const { timeline, message } = mailMessages;
  const panel = await opensRecipient(person, 'Mia Larsen');
  const [mail, event] = [mailTexts.first, timeline.event];
  const events = await panel
    .getByRole('list', { name: timeline.title })
    .getByRole('listitem')
    .allInnerTexts();
  expect(events.map(text => text.split('\n').filter(Boolean).slice(0, -1))).toEqual([
    [filled(event.deferred, { mail }), '451 4.7.1 Greylisted, please try again'],
    [filled(event.accepted, { mail }), '250 2.0.0 Ok: queued as 4Xq8'],
    [
      filled(timeline.machine.scanner, { mail }) + filled(timeline['times#other'], { count: 2 }),
      timeline.rule.trap,
      '#0 · 198.51.100.7 · Mozilla/5.0',
    ],
    [filled(timeline.machine.proxy, { mail }), timeline.rule.gmailProxy, '203.0.113.9 · Proxy'],
    [
      filled(event.opened, { mail }) + filled(timeline['times#other'], { count: 2 }),
      '203.0.113.9 · Mail/16.0',
    ],
    [filled(event.clicked, { mail }), '#1 · 203.0.113.9 · Mail/16.0'],
  ]);
  const frame = panel.locator('iframe');
  expect(await frame.getAttribute('sandbox')).toBe('');
  await person.sees(frame.contentFrame().getByText('Mia Larsen，看了你的视频很喜欢。'));
  await panel.getByRole('tab', { name: message.part.text }).click();
  await person.sees(panel.getByText('Mia Larsen，看了你的视频很喜欢。'));
  await panel.getByRole('tab', { name: message.part.headers }).click();
  await person.sees(panel.getByText(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/));
  const saved = person.page.waitForEvent('download');
  await person.button(message.download, panel).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
  await person.page.keyboard.press('Escape');
  await person.sees(
    table(person).getByRole('link', { name: 'Mia Larsen' }).and(person.page.locator(':focus')),
  );
}

/** Changes the rounds while the task runs. */
async function changesRounds(person: Person): Promise<void> {
  const { common, mailMessages } = person.words;
  const { rounds, tabs } = mailMessages;
  const panel = person.page.getByRole('tabpanel');
  const part = '[role=tabpanel]';
  await person.page.getByRole('tab', { name: tabs.rounds }).click();
  await person.sees(panel.getByText(filled(rounds['version#other'], { count: 2, version: 1 })));
  await isUsableInBothLooks(person, 'rounds', { part });
  await person.button(rounds.edit, panel).click();
  await person.sees(panel.getByText(filled(rounds['affects#other'], { number: 5 })));
  await person.sees(panel.locator('[contenteditable=true]'));
  await isUsableInBothLooks(person, 'editing', { part });
  await panel.getByLabel(common.subject, { exact: true }).fill('One more question');
  await person.button(rounds.save, panel).click();
  await person.button(rounds.save, person.page.getByRole('dialog', { name: rounds.ask })).click();
  await person.sees(filled(rounds['saved#other'], { number: 5 }));
  await person.sees(panel.getByText(filled(rounds['version#other'], { count: 2, version: 2 })));
  await person.sees(panel.getByText('One more question'));
  expect(person.query()).toMatchObject({ tab: 'rounds' });
  await person.page.getByRole('tab', { name: tabs.settings }).click();
  await isUsableInBothLooks(person, 'settings', { part });
  await person.page.getByRole('tab', { name: tabs.recipients }).click();
}

/** Goes from the bell to the task, and from the outbox to a recipient. */
async function comesFromElsewhere(person: Person): Promise<void> {
  const { common, mailMessages, mailTexts, shell } = person.words;
  const { outbox, message } = mailMessages;
  await person.goesTo('/outbox');
  await person.sees(filled(outbox['total#other'], { number: 10 }));
  await isUsableInBothLooks(person, 'outbox');
  await person.button(new RegExp(`^${shell.notice.title}`)).click();
  await person.page.getByRole('dialog', { name: shell.notice.title }).getByRole('link').click();
  await person.isAt('/campaignDetail/emailDetail');
  await person.sees(person.heading(taskName));
  await person.seesNothingOf(person.page.getByRole('dialog', { name: shell.notice.title }));

  await person.goesTo('/outbox');
  const group = person.page.getByRole('group', { name: common.filters });
  await person.button(common.state, group).click();
  await person.page.getByRole('combobox', { name: common.state }).selectOption(mailTexts.messageState.failed);
  await person.button(shell.apply).click();
  await person.sees(filled(words.en.mailMessages.outbox['total#one'], { number: 1 }));
  expect(person.query()).toEqual({ state: 'failed' });
  await person.page.getByRole('link', { name: '想和Old Tom合作秋季新品' }).click();
  const panel = person.page.getByRole('dialog', { name: message.title });
  await person.sees(panel.getByText(refusal));
  await panel.getByRole('link').click();
  await person.sees(drawer(person, 'Old Tom').getByText(refusal));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(drawer(person, 'Old Tom'));
}

/** Settles an unconfirmed message. */
async function settles(person: Person): Promise<void> {
  const { doubt, funnel } = person.words.mailMessages;
  const { outcome } = person.words.mailTexts;
  const panel = await opensRecipient(person, 'Duy');
  await person.sees(panel.locator('iframe'));
  await isUsableInBothLooks(person, 'drawer', { part: '[role=dialog]' });
  await person.button(doubt.sent.button, panel).click();
  const question = person.page.getByRole('dialog', { name: doubt.sent.ask });
  await person.sees(question.getByText(doubt.sent.about));
  await person.button(doubt.sent.button, question).click();
  await person.sees(doubt.sent.done);
  await person.seesNothingOf(person.button(doubt.notSent.button, panel));
  await person.page.keyboard.press('Escape');
  await expect.poll(() => figure(person, outcome.inDoubt)).toBe(`${outcome.inDoubt} 0`);
  expect(await figure(person, funnel.figure.success)).toContain(`${funnel.figure.success} 8 `);
}

test('A task shows its figures and what happened to each recipient; it is settled, changed, paused, resumed elsewhere, retried and cancelled', async () => {
  const { tokens, taskId } = await setUp();
  const person = await visit({ ...bothLooks, tokens });
  const { mailTasks, mailTexts } = person.words;
  const { retry } = words.en.mailMessages;
  const act = { name: taskName };
  await person.opens(`/campaignDetail/emailDetail?id=${taskId}`);
  await readsFigures(person);
  await readsEvents(person);
  await changesRounds(person);
  await comesFromElsewhere(person);
  await person.goesTo(`/campaignDetail/emailDetail?id=${taskId}`);
  await settles(person);

  await person.button(mailTasks.act.pause).click();
  const question = person.page.getByRole('dialog', { name: filled(mailTasks.act.ask.pause, act) });
  await person.button(mailTasks.act.pause, question).click();
  await person.sees(filled(mailTasks.act.done.pause, act));
  await person.sees(person.button(mailTasks.act.resume));
  await person.sees(mailTexts.pause.account);
  await expect.poll(() => row(person, 'Lena').innerText()).toContain(mailTexts.wait.taskPaused);
  await callAs(address, tokens, 'POST', `/office/api/mail/tasks/${taskId}/resume`);
  await person.sees(person.button(mailTasks.act.pause));
  await person.seesNothingOf(person.button(mailTasks.act.resume));

  expect(await row(person, 'Old Tom').innerText()).toContain(mailTexts.endReason.failed);
  await person.button(filled(retry['all#one'], { number: 1 })).click();
  await person.sees(filled(retry['done#one'], { number: 1 }));
  const { fail } = mailTexts.outcome;
  await expect.poll(() => figure(person, fail)).toBe(`${fail} 0`);
  await expect.poll(() => row(person, 'Old Tom').innerText()).toContain(mailTexts.outcome.waiting);

  await person.button(filled(mailTasks.act.of, act)).click();
  await person.page.getByRole('menuitem', { name: mailTasks.act.cancel }).click();
  await person.button(mailTasks.act.cancel, person.page.getByRole('dialog')).click();
  await person.sees(filled(mailTasks.act.done.cancel, act));
  await person.sees(mailTexts.taskState.cancelled);
});
