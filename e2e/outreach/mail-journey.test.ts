import { expect, test } from 'vitest';
import { asTeam } from '../../server/core/db/tenant.ts';
import { isRefusedAtOnce, personaOf } from '../../server/sandbox/sandbox-mail/reactions/personas.ts';
import { entitlementNames } from '../../contract/billing/entitlement-texts.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import type { Person } from '../harness/person.ts';
import { callAs, makeList } from '../harness/calls-as.ts';
import { dialog, toast } from '../harness/creator-actions.ts';
import { goesTo, isSaved, mailText } from './mail-actions.ts';
import { newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { ownProduct } from '../harness/product/own-product.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

/** Its own product, because the test moves the clock, which others share. */
const world = ownProduct();
const visit = visits(() => world().address);
const patiently = { timeout: 120_000 };

interface Found {
  handle: string;
  id: number;
}

/** How many creators come with an address in the file. */
const ownCount = 8;

/**
 * A file with fifty creators of the catalogue, eight of them with an address that the team brings, and a blacklisted
 * one. The catalogue's addresses of all are locked.
 */
async function setUp() {
  const team = await newTeam(world().appUrl, { plan: 'pro' });
  const tokens = await tokensOf(world().address, team);
  const listId = await makeList(world().address, tokens, '首批合作');
  const found: Found[] = [];
  for (const page of [1, 2, 3]) {
    const path = `/kol/api/creators?platform=tiktok&has_email=1&page=${page}`;
    found.push(...(await callAs<{ creators: Found[] }>(world().address, tokens, 'GET', path)).creators);
  }
  const [blocked, ...chosen] = found.slice(0, 51);
  await callAs(world().address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: [blocked?.id] },
    action: { do: 'block', reason: '报价虚高' },
  });
  const row = ({ handle }: Found, email = '') => `https://www.tiktok.com/@${handle},${email}`;
  const rows = chosen.map((each, place) => row(each, place < ownCount ? `own${place}@brand.example` : ''));
  const lines = ['主页链接,邮箱', ...rows, ...(blocked ? [row(blocked)] : [])];
  return { team, tokens, listId, file: lines.join('\r\n') };
}

/** Imports the file into the list, as it is proposed. */
async function imports(person: Person, file: string): Promise<void> {
  const { listImports } = person.words;
  await person.opens('/importRecord/new');
  await person.page.getByLabel(listImports.file.label).setInputFiles({
    name: '首批名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await person.page.getByLabel(listImports.file.list).selectOption({ index: 1 });
  await person.button(listImports.file.next).click();
  await person.button(listImports.columns.next).click();
  await person.button(filled(listImports.check['start#other'], { number: 50 })).click();
  await person.sees(person.heading(listImports.result.done));
  await person.sees(filled(listImports.result.some, { succeeded: 50, failed: 1 }));
  await person.page.getByRole('link', { name: listImports.result.openList }).click();
}

/** The page of the plan says how many unlocks of the month are used, and how many are left. */
async function hasUsed(person: Person, figures: string): Promise<void> {
  await person.goesTo('/dataUsed');
  const card = person.page.getByRole('listitem').filter({ hasText: entitlementNames.zh['email.unlock'] });
  await expect.poll(async () => (await card.innerText()).replace(/\s+/g, ' ')).toContain(figures);
}

/** The expected figures, from the behaviour of each sandbox persona. */
async function expected({ teamId }: TeamAccount) {
  const rows = await asTeam(world().db, teamId, db =>
    db.selectFrom('mail_recipients').select('address').where('team_id', '=', teamId).execute(),
  );
  const shares = readEnv({}).SANDBOX_PEOPLE;
  const people = rows.map(({ address }) => ({ address, persona: personaOf(address, shares) }));
  const count = (...personas: string[]) => people.filter(({ persona }) => personas.includes(persona)).length;
  const refused = people.filter(({ address, persona }) => persona === 'bounce' && isRefusedAtOnce(address));
  return {
    recipients: people.length,
    success: people.length - refused.length,
    fail: 0,
    /** A refusal that says there is no such account is a bounce, too. */
    bounced: count('bounce'),
    refused: refused.length,
    read: count('reply', 'read'),
    replied: count('reply'),
    autoReplied: count('autoReply'),
    /** Recipients who have not read the first mail get the second. */
    followedUp: count('autoReply', 'never'),
  };
}

/** Pending automatic fetches of delivered mails. */
async function pendingMachines({ teamId }: TeamAccount): Promise<number> {
  const { count } = await asTeam(world().db, teamId, db =>
    db
      .selectFrom('sandbox_reactions')
      .select(where => where.fn.countAll<number>().as('count'))
      .where('team_id', '=', teamId)
      .where('kind', 'in', ['scan', 'prefetch'])
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/** The figures of the funnel on the page. */
async function figures(person: Person): Promise<Record<string, number>> {
  const { mailMessages } = person.words;
  const table = person.page.getByRole('table', { name: mailMessages.funnel.title });
  const rows = await table.getByRole('row').allInnerTexts();
  const cells = rows.slice(1).map(row => row.split('\t').map(cell => cell.trim()));
  return Object.fromEntries(
    cells.map(([name = '', count = '']) => [name, Number(count.replaceAll(',', ''))]),
  );
}

/** How many replies the bell notifies of. */
async function notifiedReplies(person: Person): Promise<number> {
  const { notice } = person.words.shell;
  await person.button(new RegExp(`^${notice.title}`)).click();
  const list = person.page.getByRole('dialog', { name: notice.title });
  await person.sees(list.getByText('回复').first());
  const lines = await list.getByRole('listitem').allInnerTexts();
  await person.page.keyboard.press('Escape');
  const counts = lines.map(line => (line.includes('回复') ? Number(/(\d+) 封回复/.exec(line)?.[1] ?? 1) : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

test(
  'From a file of creators and the first mailbox to follow-ups for recipients who have not read',
  { timeout: 600_000 },
  async () => {
    const { team, tokens, listId, file } = await setUp();
    const person = await visit({ tokens });
    const { mailTasks, mailTemplates, mailMessages, mailTexts, senders, lists } = person.words;
    const { page } = person;

    await imports(person, file);
    await person.isAt(`/favorites/${listId}`);
    await hasUsed(person, ' 0 / 3,000 剩余 3,000 ');

    await person.goesTo('/sender');
    await person.button(senders.sandboxAdd).click();
    await person.sees(dialog(person).getByText(senders.verify.success, { exact: true }));
    await person.button(senders.verify.done, dialog(person)).click();

    await person.goesTo('/template');
    await person.button(mailTemplates.starters).click();
    await person.sees(toast(person, mailTemplates.startersMade));

    await person.goesTo(`/favorites/${listId}`);
    await person.button(lists.writeAll).click();
    await person.isAt('/mailTask/new');
    await page.getByRole('button', { name: '解锁 42 个地址（剩余 3,000）' }).click();
    await person.sees(page.getByRole('button', { name: new RegExp(`^${mailTasks.recipients.ok} 50$`) }));

    await goesTo(person, 'content');
    await page.getByLabel(mailTasks.compose.name, { exact: true }).fill('首批合作邀请');
    const takesTemplate = async (place: number) => {
      await person.button(mailTasks.templates.open).click();
      const list = dialog(person).getByRole('listitem');
      await list.nth(place).getByRole('button').first().click();
      await person.button(mailTasks.templates.use, dialog(person)).click();
      await person.seesNothingOf(dialog(person));
    };
    await takesTemplate(0);
    await person.button(mailTasks.rounds.add).click();
    await page.getByLabel(mailTasks.rounds.condition, { exact: true }).selectOption('unread');
    await page.getByLabel(mailTasks.wait.label, { exact: true }).fill('3');
    await takesTemplate(0);
    await isSaved(person);

    // At any hour, so that nothing waits for the recipients' morning.
    await goesTo(person, 'senders');
    await page.getByRole('checkbox', { name: mailTasks.window.only }).uncheck();
    await isSaved(person);
    await goesTo(person, 'send');
    await person.button(mailTasks.send.button).click();
    await person.button(mailTasks.send.button, dialog(person)).click();
    await person.sees(toast(person, mailTasks.send.sent));
    await person.isAt('/campaignDetail/emailDetail');
    const task = person.address();
    await hasUsed(person, ' 42 / 3,000 剩余 2,958 ');
    await person.goesTo(task);

    const wanted = await expected(team);
    expect(wanted.followedUp).toBeGreaterThan(0);
    expect(wanted.replied).toBeGreaterThan(0);
    await person.button(mailMessages.funnel.table).click();
    const { figure } = mailMessages.funnel;
    await expect.poll(async () => (await figures(person))[figure.success], patiently).toBe(wanted.success);

    // Automatic fetches are recognised only if they occur right after delivery.
    await expect.poll(() => pendingMachines(team), patiently).toBe(0);

    // Four days later people have read and replied, and the follow-ups are sent.
    await callAs(world().address, tokens, 'POST', '/office/api/sandbox/clock', { hours: 96 });
    const rounds = () =>
      asTeam(world().db, team.teamId, db =>
        db
          .selectFrom('mail_messages')
          .select(where => where.fn.countAll<number>().as('count'))
          .where('team_id', '=', team.teamId)
          .where('round', '=', 2)
          .where('state', '=', 'accepted')
          .executeTakeFirstOrThrow(),
      ).then(({ count }) => count);
    await expect.poll(rounds, patiently).toBe(wanted.followedUp);
    // The open page updates by itself.
    await expect
      .poll(() => figures(person), patiently)
      .toMatchObject({
        [figure.recipients]: wanted.recipients,
        [figure.success]: wanted.success,
        [mailTexts.outcome.fail]: wanted.fail,
        [mailTexts.outcome.bounced]: wanted.bounced,
        [mailTexts.outcome.read]: wanted.read,
        [mailTexts.outcome.replied]: wanted.replied,
      });
    await person.sees(page.getByText(filled(mailMessages.recipients['total#other'], { number: '50' })));
    const parts = [
      `${figure.success} ${wanted.success}`,
      ...(wanted.refused ? [`${mailTexts.outcome.refused} ${wanted.refused}`] : []),
    ];
    const sum = { number: 50, parts: parts.join(' + ') };
    await person.sees(page.getByText(filled(mailMessages.funnel['sum#other'], sum)));

    // Incoming mails are classified, and none is missing.
    const { inbox, oneToOneEmails } = person.words;
    const conversations = page.getByRole('list', { name: inbox.list.title, exact: true }).getByRole('link');
    const returned = wanted.bounced - wanted.refused;
    const came = { automatic: wanted.autoReplied, bounces: returned, replies: wanted.replied };
    for (const [view, count] of Object.entries(came)) {
      await person.goesTo(`/inbox?view=${view}`);
      await expect.poll(() => conversations.count(), patiently).toBe(count);
    }

    // Replies are announced: at the entry of the inbox, and in the bell of who wrote the task.
    const badge = `${wanted.replied} ${person.words.shell.menu.unreadReplies}`;
    await person.sees(page.getByRole('link', { name: new RegExp(`^收件箱 *${badge}$`) }));
    expect(await notifiedReplies(person)).toBe(wanted.replied);
    await person.goesTo('/inbox?view=replies');

    // One of the replies is answered; the answer is in the conversation.
    await conversations.first().click();
    const mails = page.getByRole('main').getByRole('article');
    await person.button(inbox.reply.reply).last().click();
    await mailText(person).click();
    await page.keyboard.type('太好了，合同今天发给你。');
    await person.button(oneToOneEmails.send.now).click();
    await person.sees(toast(person, oneToOneEmails.sent.soon));
    const answer = mails.last().locator('iframe').contentFrame().getByText('太好了，合同今天发给你。');
    await answer.waitFor(patiently);
  },
);
