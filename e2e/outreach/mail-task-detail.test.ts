import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { realContext } from '../../server/core/real-context.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { notify } from '../../server/activity/notifications/service.ts';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { addSentTask, refusal } from '../fixtures/sent-task-fixture.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function setUp(content?: Parameters<typeof addSentTask>[2]) {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const task = await addSentTask(appUrl, team, content);
  const path = `/campaignDetail/emailDetail?id=${task.taskId}`;
  return { ...task, ...team, path, tokens: await tokensOf(address, team) };
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

async function looksAt(person: Person, name: string): Promise<Locator> {
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

test('Every figure of the funnel is right, and leads to those it counts', async () => {
  const { tokens, path } = await setUp();
  const person = await visit({ tokens });
  const { funnel, filter, recipients } = person.words.mailMessages;
  const { outcome } = person.words.mailWords;
  await person.opens(path);
  await person.sees(card(person));
  expect(await figure(person, funnel.figure.recipients)).toBe(`${funnel.figure.recipients} 11`);
  const share = filled(funnel.share.ofSent, { share: '57.14%' });
  expect(await figure(person, outcome.read)).toBe(`${outcome.read} 4 ${share}`);
  const figures: [string, string, string[]][] = [
    [funnel.figure.success, '7', ['阮兰', 'Mia Larsen', 'Quang', 'Hannah', 'Ines', 'Bao', 'Noor']],
    [outcome.read, '4', ['阮兰', 'Mia Larsen', 'Ines', 'Noor']],
    [outcome.replied, '1', ['阮兰']],
    [outcome.waiting, '5', ['Mia Larsen', 'Quang', 'Bao', 'Lena', 'Sofia']],
    [outcome.inDoubt, '1', ['Duy']],
    [outcome.fail, '1', ['Old Tom']],
    [outcome.bounced, '1', ['Hannah']],
    [outcome.unsubscribed, '1', ['Ines']],
    [outcome.autoReplied, '1', ['Bao']],
    [outcome.clicked, '1', ['Mia Larsen']],
    [outcome.leftOut, '1', ['黑名单里的人']],
  ];
  for (const [name, count, people] of figures) {
    expect(`${await figure(person, name)} `).toContain(`${name} ${count} `);
    await card(person)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect.poll(() => names(person)).toEqual(people);
  }
  expect(person.query()).toMatchObject({ outcome: 'leftOut' });
  await person.button(person.words.common.clearFilters).click();
  await expect.poll(() => person.query()).not.toHaveProperty('outcome');
  await person.page.getByRole('searchbox', { name: filter.keyword }).fill('larsen');
  await person.page.keyboard.press('Enter');
  await expect.poll(() => names(person)).toEqual(['Mia Larsen']);
  await person.sees(filled(recipients['total#other'], { number: 1 }));

  await person.button(funnel.table, card(person)).click();
  const cells = await card(person).getByRole('row').allInnerTexts();
  expect(cells.map(text => text.split(/\s*\t\s*/)).slice(1, 5)).toEqual([
    [funnel.figure.recipients, '11', '—'],
    [funnel.figure.success, '7', '63.64%'],
    [outcome.read, '4', '57.14%'],
    [outcome.replied, '1', '14.29%'],
  ]);
});

test('Without tracking of opens no recipient is called unread', async () => {
  const { tokens, path } = await setUp({ tracking: { opens: false, clicks: false } });
  const person = await visit({ tokens, lang: 'en' });
  const { funnel } = person.words.mailMessages;
  const { outcome } = person.words.mailWords;
  await person.opens(path);
  await person.sees(card(person));
  expect(await figure(person, outcome.read)).toBe('Read Not tracked');
  expect(await figure(person, outcome.clicked)).toBe(`Clicked ${funnel.untracked}`);
  expect(await row(person, 'Quang').innerText()).not.toContain(outcome.unread);
});

test('A panel shows the events of a recipient, with the actual message', async () => {
  const { tokens, path } = await setUp();
  const person = await visit({ tokens });
  const { mailMessages, mailWords } = person.words;
  const { timeline, message } = mailMessages;
  await person.opens(path);
  const panel = await looksAt(person, 'Mia Larsen');
  const [mail, event] = [mailWords.first, timeline.event];
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
  expect(await row(person, 'Old Tom').innerText()).toContain(refusal);
});

test('An unconfirmed message is settled, and failed ones are retried', async () => {
  const { tokens, path } = await setUp();
  const person = await visit({ tokens });
  const { doubt, funnel, retry } = person.words.mailMessages;
  const { outcome, endReason } = person.words.mailWords;
  await person.opens(path);
  const panel = await looksAt(person, 'Duy');
  await person.button(doubt.sent.button, panel).click();
  const question = person.page.getByRole('dialog', { name: doubt.sent.ask });
  await person.sees(question.getByText(doubt.sent.about));
  await person.button(doubt.sent.button, question).click();
  await person.sees(doubt.sent.done);
  await person.seesNothingOf(person.button(doubt.notSent.button, panel));
  await person.page.keyboard.press('Escape');
  await expect.poll(() => figure(person, outcome.inDoubt)).toBe(`${outcome.inDoubt} 0`);
  expect(await figure(person, funnel.figure.success)).toContain(`${funnel.figure.success} 8 `);

  expect(await row(person, 'Old Tom').innerText()).toContain(endReason.failed);
  await person.button(filled(retry['all#other'], { number: 1 })).click();
  await person.sees(filled(retry['done#other'], { number: 1 }));
  await expect.poll(() => figure(person, outcome.fail)).toBe(`${outcome.fail} 0`);
  await expect.poll(() => row(person, 'Old Tom').innerText()).toContain(outcome.waiting);
});

test('A task is paused and resumed, also on other open pages', async () => {
  const { tokens, path, taskId } = await setUp();
  const person = await visit({ tokens });
  const { mailTasks, mailWords } = person.words;
  const act = { name: '秋季新品邀请' };
  await person.opens(path);
  await person.button(mailTasks.act.pause).click();
  const question = person.page.getByRole('dialog', { name: filled(mailTasks.act.ask.pause, act) });
  await person.button(mailTasks.act.pause, question).click();
  await person.sees(filled(mailTasks.act.done.pause, act));
  await person.sees(person.button(mailTasks.act.resume));
  await person.sees(mailWords.pause.account);
  await expect.poll(() => row(person, 'Lena').innerText()).toContain(mailWords.wait.taskPaused);
  await callAs(address, tokens, 'POST', `/office/api/mail/tasks/${taskId}/resume`);
  await person.sees(person.button(mailTasks.act.pause));
  await person.seesNothingOf(person.button(mailTasks.act.resume));
  await person.button(filled(mailTasks.act.of, act)).click();
  await person.page.getByRole('menuitem', { name: mailTasks.act.cancel }).click();
  await person.button(mailTasks.act.cancel, person.page.getByRole('dialog')).click();
  await person.sees(filled(mailTasks.act.done.cancel, act));
  await person.sees(mailWords.taskState.cancelled);
});

test('Rounds are changed while the task runs', async () => {
  const { tokens, path } = await setUp();
  const person = await visit({ tokens, lang: 'en' });
  const { mailMessages } = person.words;
  const { rounds } = mailMessages;
  await person.opens(`${path}&tab=rounds`);
  const panel = person.page.getByRole('tabpanel');
  await person.sees(panel.getByText(filled(rounds['version#other'], { count: 2, version: 1 })));
  await person.button(rounds.edit, panel).click();
  await person.sees(panel.getByText(filled(rounds['affects#other'], { number: 5 })));
  await panel.getByLabel(person.words.common.subject, { exact: true }).fill('One more question');
  await person.button(rounds.save, panel).click();
  await person.button(rounds.save, person.page.getByRole('dialog', { name: rounds.ask })).click();
  await person.sees(filled(rounds['saved#other'], { number: 5 }));
  await person.sees(panel.getByText(filled(rounds['version#other'], { count: 2, version: 2 })));
  await person.sees(panel.getByText('One more question'));
  expect(person.query()).toMatchObject({ tab: 'rounds' });
});

test('The outbox has every message, and leads to its recipient', async () => {
  const { tokens } = await setUp();
  const person = await visit({ tokens });
  const { outbox, message } = person.words.mailMessages;
  const { mailWords, shell } = person.words;
  await person.opens('/outbox');
  await person.sees(filled(outbox['total#other'], { number: 10 }));
  const group = person.page.getByRole('group', { name: person.words.common.filters });
  await person.button(person.words.common.state, group).click();
  await person.page
    .getByRole('combobox', { name: person.words.common.state })
    .selectOption(mailWords.messageState.failed);
  await person.button(shell.apply).click();
  await person.sees(filled(outbox['total#other'], { number: 1 }));
  expect(person.query()).toEqual({ state: 'failed' });
  await person.page.getByRole('link', { name: '想和Old Tom合作秋季新品' }).click();
  const panel = person.page.getByRole('dialog', { name: message.title });
  await person.sees(panel.getByText(refusal));
  await panel.getByRole('link').click();
  await person.sees(drawer(person, 'Old Tom').getByText(refusal));
});

test('The end of a task is announced in the bell, which links to it', async () => {
  const { tokens, teamId, accountId, taskId } = await setUp();
  await withDb(appUrl, db =>
    asTeam(db, teamId, db =>
      notify(db, realContext(), {
        teamId,
        accountId,
        kind: 'mailTask.ended',
        details: { task: '秋季新品邀请', taskId },
      }),
    ),
  );
  const person = await visit({ tokens });
  await person.opens('/outbox');
  const { notice } = person.words.shell;
  await person.button(new RegExp(`^${notice.title}`)).click();
  await person.page.getByRole('dialog', { name: notice.title }).getByRole('link').click();
  await person.isAt('/campaignDetail/emailDetail');
  await person.sees(person.heading('秋季新品邀请'));
  await person.seesNothingOf(person.page.getByRole('dialog', { name: notice.title }));
});

test.each(looks)('A task and the outbox are accessible: %s', async (_name, look) => {
  const { tokens, path } = await setUp();
  const person = await visit({ ...look, tokens });
  const { funnel, rounds, outbox } = person.words.mailMessages;
  await person.opens(path);
  await names(person);
  await isUsable(person, 'task');
  await looksAt(person, 'Duy');
  await person.sees(drawer(person, 'Duy').locator('iframe'));
  await isUsable(person, 'drawer', '[role=dialog]');
  await person.page.keyboard.press('Escape');
  await person.button(funnel.table, card(person)).click();
  await person.page.getByRole('tab', { name: person.words.mailMessages.tabs.rounds }).click();
  await isUsable(person, 'rounds', '[role=tabpanel]');
  await person.button(rounds.edit, person.page.getByRole('tabpanel')).click();
  await person.sees(person.page.locator('[contenteditable=true]'));
  await isUsable(person, 'editing', '[role=tabpanel]');
  await person.page.getByRole('tab', { name: person.words.mailMessages.tabs.settings }).click();
  await isUsable(person, 'settings', '[role=tabpanel]');
  await person.opens('/outbox');
  await person.sees(person.page.getByRole('table', { name: outbox.title }).getByRole('link'));
  await isUsable(person, 'outbox');
});
