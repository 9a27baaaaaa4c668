import { expect, test } from 'vitest';
import { asTeam } from '../../server/core/db/tenant.ts';
import { day } from '../../contract/core/format.ts';
import type { Person } from '../harness/person.ts';
import { callAs, makeList } from '../harness/calls-as.ts';
import { dialog, sends, toast } from '../harness/creator-actions.ts';
import { field } from '../harness/forms.ts';
import { bindSender, goesTo, isSaved, mailText, subject } from '../outreach/mail-actions.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { ownProduct } from '../harness/product/own-product.ts';
import { tokensOf, type Tokens } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

/** Its own product, because the test moves the clock. */
const world = ownProduct();
const visit = visits(() => world().address);
const patiently = { timeout: 120_000 };
const zone = 'Asia/Shanghai';
const daysFrom = (days: number) => day(new Date(Date.now() + days * 86_400_000).toISOString(), zone);

const call = <T>(tokens: Tokens, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> =>
  callAs<T>(world().address, tokens, method, path, body);

interface Card {
  id: number;
  revision: number;
  creator: { id: number; name: string };
}

const cardsIn = async (tokens: Tokens, campaignId: number, state: string): Promise<Card[]> =>
  (
    await call<{ cards: Card[] }>(
      tokens,
      'GET',
      `/office/api/campaigns/${campaignId}/cards?state=${state}&size=100`,
    )
  ).cards;

/** A list of twenty creators with addresses. */
async function listOfTwenty(tokens: Tokens): Promise<void> {
  const listId = await makeList(world().address, tokens, '秋季候选');
  await call(tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'search', platform: 'tiktok', filter: { has_email: '1' }, most: 20 },
    action: { do: 'addToList', listId },
  });
}

async function makesCampaign(person: Person): Promise<number> {
  const { campaigns } = person.words;
  await person.opens('/campaignDetail');
  await person.page.getByRole('link', { name: campaigns.createFirst }).first().click();
  // The list page has a field of the same name.
  await person.isAt('/campaignDetail/new');
  await field(person, campaigns.field.name).fill('秋季新品合作');
  await field(person, campaigns.field.product).fill('便携咖啡机');
  await field(person, campaigns.field.beginsOn).fill(daysFrom(-60));
  await field(person, campaigns.field.endsOn).fill(daysFrom(60));
  await field(person, campaigns.field.budget).fill('50000');
  await person.page.keyboard.press('Enter');
  await person.isAt('/campaignDetail/invitation');
  return Number(person.query()['id']);
}

/** Invites all candidates at once, in the composer that the invitation fills. */
async function invitesAll(person: Person): Promise<void> {
  const { candidates, mailTasks } = person.words;
  await person.button(candidates.add.open).first().click();
  await dialog(person)
    .getByRole('radio', { name: /秋季候选/ })
    .check();
  await sends(person, candidates.add.confirm);
  await person.page.getByRole('checkbox', { name: person.words.shell.table.selectPage }).check();
  await person
    .button(
      candidates.act.invite,
      person.page.getByRole('group', { name: person.words.shell.table.selected }),
    )
    .click();
  await person.isAt('/mailTask/new');
  await person.page.getByRole('button', { name: /^解锁 20 个地址/ }).click();
  await person.sees(person.page.getByRole('button', { name: new RegExp(`^${mailTasks.recipients.ok} 20$`) }));
  await goesTo(person, 'content');
  await subject(person).fill('想和你合作一款咖啡机');
  await mailText(person).click();
  await person.page.keyboard.type('你好，我们想和你合作。');
  await isSaved(person);
  await goesTo(person, 'senders');
  await person.page.getByRole('checkbox', { name: mailTasks.window.only }).uncheck();
  await isSaved(person);
  await goesTo(person, 'send');
  await person.button(mailTasks.send.button).click();
  await person.button(mailTasks.send.button, dialog(person)).click();
  await person.sees(toast(person, mailTasks.send.sent));
}

test(
  'From a campaign to the report: invited, answered, agreed, handed in, approved, published, checked and paid',
  { timeout: 600_000 },
  async () => {
    const team = await newTeam(world().appUrl, { plan: 'pro' });
    let tokens = await tokensOf(world().address, team);
    await bindSender(world().address, tokens, '小远');
    await listOfTwenty(tokens);
    let person = await visit({ tokens });
    const { campaigns, candidates, collaborations, creatorWork, payables } = person.words;

    const campaignId = await makesCampaign(person);
    const { projectId } = await call<{ projectId: number }>(
      tokens,
      'POST',
      `/office/api/campaigns/${campaignId}/project`,
    );
    await invitesAll(person);

    // Four days later some have replied: each has a card automatically.
    await expect.poll(() => acceptedMails(team.teamId), patiently).toBe(20);
    await expect.poll(() => machinesLeft(team.teamId), patiently).toBe(0);
    await call(tokens, 'POST', '/office/api/sandbox/clock', { hours: 96 });
    // An absent user signs in again.
    tokens = await tokensOf(world().address, team);
    person = await visit({ tokens });
    await expect
      .poll(async () => (await cardsIn(tokens, campaignId, 'negotiating')).length, patiently)
      .toBeGreaterThanOrEqual(3);
    await person.opens(`/campaignDetail/invitation?id=${campaignId}&status=replied`);
    await person.sees(person.page.getByText(candidates.status.replied, { exact: true }));
    const three = (await cardsIn(tokens, campaignId, 'negotiating')).slice(0, 3);

    // Terms for three; the first creator goes through all states.
    for (const card of three)
      await call(tokens, 'PUT', `/office/api/collaborations/${card.id}`, {
        revision: card.revision,
        feeMinor: 120_000,
        currency: 'CNY',
        deliverables: [
          { kind: 'shortVideo', title: '开箱', draftDueOn: daysFrom(10), publishOn: daysFrom(20) },
        ],
      });
    const [first] = three;
    if (!first) throw new Error('nobody answered');
    await person.goesTo(`/campaignDetail/cooperation?id=${campaignId}&card=${first.id}`);
    const panel = person.page.getByRole('dialog');
    await person.sees(panel.getByText(first.creator.name).first());
    await person.button(creatorWork.page.make, panel).click();
    await person.button(creatorWork.page.make, dialog(person).last()).click();
    const link = await dialog(person)
      .last()
      .getByRole('group', { name: creatorWork.page.address })
      .getByRole('code')
      .innerText();
    await person.button(creatorWork.page.done, dialog(person).last()).click();

    const what = '短视频 · 开箱';

    // The creator, on a phone.
    const creator = await visit({ lang: 'zh', width: 390, height: 844 });
    const { collaborationPages } = creator.words;
    await creator.opens(new URL(link).pathname);
    await creator.button(collaborationPages.terms.accept).click();
    await creator.sees(
      creator.page.getByText(new RegExp(collaborationPages.terms.accepted.split('{{')[0] ?? '')),
    );
    await creator.button(filled(collaborationPages.work.handInFor, { what })).click();
    await creator.page.locator('input[type=file]').setInputFiles({
      name: '开箱初稿.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('a draft of a video'),
    });
    await creator.button(collaborationPages.draft.send).click();
    await creator.sees(collaborationPages.draft.sent);

    // The team approves; the card moves automatically each time.
    await person.page.getByRole('button', { name: new RegExp(`^${creatorWork.drafts.approve} `) }).click();
    await expect
      .poll(async () => (await cardsIn(tokens, campaignId, 'draftApproved')).map(({ id }) => id), patiently)
      .toEqual([first.id]);

    // The post is submitted, found, and meets the brief.
    const { posts } = await call<{ posts: { url: string }[] }>(
      tokens,
      'GET',
      `/kol/api/creators/tiktok/${first.creator.id}/posts?size=1`,
    );
    await creator.page.reload();
    await creator.button(filled(collaborationPages.work.giveFor, { what })).click();
    await creator.page.getByLabel(collaborationPages.post.label, { exact: true }).fill(posts[0]?.url ?? '');
    await creator.button(collaborationPages.post.send).click();
    await creator.sees(collaborationPages.post.sent);
    await expect
      .poll(async () => (await cardsIn(tokens, campaignId, 'checked')).map(({ id }) => id), {
        timeout: 120_000,
        interval: 1000,
      })
      .toEqual([first.id]);

    // It is paid, and the history says what moved the card.
    const { id: payableId } = await call<{ id: number }>(
      tokens,
      'POST',
      `/office/api/collaborations/${first.id}/payables`,
      { label: '全款', amountMinor: 120_000, currency: 'CNY', dueWhen: 'checked' },
    );
    await call(tokens, 'POST', `/office/api/payables/${payableId}/state`, { state: 'approved' });
    await person.goesTo(`/campaignDetail/money?id=${campaignId}`);
    await person
      .button(new RegExp(`^${payables.act.pay}`))
      .first()
      .click();
    await sends(person, payables.pay.submit);
    await person.sees(toast(person, payables.pay.done));
    await person.goesTo(`/campaignDetail/cooperation?id=${campaignId}&card=${first.id}`);
    const { sign, state, event } = collaborations;
    await person.sees(filled(event.movedBySign, { sign: sign.allPaid, from: state.checked, to: state.paid }));
    await person.sees(
      filled(event.movedBySign, { sign: sign.checksPassed, from: state.published, to: state.checked }),
    );

    await person.goesTo(`/campaignDetail/monitor?id=${campaignId}`);
    await person.sees(person.page.getByRole('link', { name: campaigns.monitor.report }));
    await person.goesTo(`/monitorDetail/${projectId}/report`);
    const title = person.page.getByRole('article').getByText('秋季新品合作').filter({ visible: true });
    await person.sees(title);
  },
);

async function acceptedMails(teamId: number): Promise<number> {
  const { count } = await asTeam(world().db, teamId, db =>
    db
      .selectFrom('mail_recipients')
      .select(where => where.fn.countAll<number>().as('count'))
      .where('team_id', '=', teamId)
      .where(where => where.or([where('accepted_at', 'is not', null), where('failed_at', 'is not', null)]))
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/** Pending automatic fetches of delivered mails. */
async function machinesLeft(teamId: number): Promise<number> {
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
