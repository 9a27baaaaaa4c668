import { changeCollaboration, getCollaboration } from '../../../../../contract/campaigns/collaborations.ts';
import { moveCard } from '../../../../../contract/campaigns/board.ts';
import { decideDraft, listDrafts } from '../../../../../contract/campaigns/collaboration-drafts.ts';
import { makeCollaborationPage } from '../../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import {
  changePayable,
  changePayableState,
  listPayables,
  payPayable,
  scheduleFee,
} from '../../../../../contract/campaigns/payables.ts';
import { dayFrom } from '../../story/moments.ts';
import { on, type Scene, type Story } from '../../story/story.ts';
import { cardKey } from './campaigns.ts';
import { feeKey } from './cast.ts';
import { acceptTermsOn, giveDetailsOn, givePostOn, handInOn } from './creators-part.ts';
import { campaignPlans } from './plans.ts';
import type { CampaignPlan, CardPlan } from './plans/campaign-plan.ts';

/** What happens to one card; `id` is the collaboration's. */
interface Step {
  story: Story;
  plan: CampaignPlan;
  card: CardPlan;
  id: number;
}

const colleagueOf = ({ story, plan }: Step) => story.by(plan.by);

/** Fee, product and what is to be made are written down; the creator gets the page and accepts. */
async function agree(step: Step): Promise<void> {
  const { story, plan, card, id } = step;
  const who = colleagueOf(step);
  const now = await who.does(getCollaboration, { params: { id } });
  const { carrier, trackingNumber, visitsGoal, notes, revision } = now;
  const today = dayFrom(story.context().now(), 0);
  const { agreed = 0, published, member } = card;
  const after = (days: number) => dayFrom(new Date(`${today}T04:00:00Z`), days);
  const deliverable = {
    kind: 'video',
    title: '产品视频',
    draftDueOn: after(8),
    publishOn: after(published === undefined ? agreed + 3 + (member % 5) : agreed - published),
  } as const;
  const kept = { carrier, trackingNumber, visitsGoal, notes, revision };
  const body = {
    ...kept,
    currency: 'USD' as const,
    feeMinor: story.id(feeKey(plan, card.member)) * 100,
    product: plan.product,
    coupon: `${plan.coupon}${10 + card.member}`,
    shortLinkId: card.link ? story.id(`link:${card.link}`) : null,
    deliverables: [deliverable],
  };
  await who.does(changeCollaboration, { params: { id }, body });
  await who.does(moveCard, { params: { id }, body: { from: 'negotiating', to: 'agreed' } });
  const { url } = await who.does(makeCollaborationPage, { params: { id }, body: { lang: 'en', days: 90 } });
  const token = url.slice(url.lastIndexOf('/') + 1);
  await acceptTermsOn(story, token);
  await giveDetailsOn(story, token, card.member);
  await who.does(scheduleFee, { params: { id }, body: { schedule: 'afterPosting' } });
  story.keepText(`page:${cardKey(plan, card)}`, token);
}

/** The token of the creator's page. */
const pageOf = ({ story, plan, card }: Step): string => story.text(`page:${cardKey(plan, card)}`);

async function send(step: Step): Promise<void> {
  const who = colleagueOf(step);
  const params = { id: step.id };
  const now = await who.does(getCollaboration, { params });
  const { feeMinor, currency, product, coupon, shortLinkId, visitsGoal, notes, revision, deliverables } = now;
  const kept = { feeMinor, currency, product, coupon, shortLinkId, visitsGoal, notes, revision };
  const trackingNumber = `SF${1_000_000_000 + step.id * 7919}`;
  const made = deliverables.map(({ id, kind, title, draftDueOn, publishOn, postUrl }) => ({
    id,
    kind,
    title,
    draftDueOn,
    publishOn,
    postUrl,
  }));
  const body = { ...kept, carrier: '顺丰国际', trackingNumber, deliverables: made };
  await who.does(changeCollaboration, { params, body });
}

const decide = async (step: Step, state: 'approved' | 'changesWanted'): Promise<void> => {
  const who = colleagueOf(step);
  const { drafts } = await who.does(listDrafts, { params: { id: step.id } });
  const waiting = drafts.find(each => each.state === 'waiting');
  if (!waiting) return;
  const comment = state === 'approved' ? '很好，可以发布。' : '开头 5 秒请先出现产品，片尾链接的口播漏了。';
  const params = { id: step.id, draftId: waiting.id };
  await who.does(decideDraft, { params, body: { state, comment } });
};

async function pay(step: Step): Promise<void> {
  const { story, id } = step;
  const who = story.by('star');
  const { payables } = await who.does(listPayables, { query: { collaborationId: id } });
  for (const payable of payables.filter(({ state }) => state === 'planned' || state === 'approved')) {
    const params = { id: payable.id };
    if (payable.state === 'planned')
      await who.does(changePayableState, { params, body: { state: 'approved' } });
    const paidOn = dayFrom(story.context().now(), 0);
    const reference = `TT${20_000 + payable.id * 37}`;
    await who.does(payPayable, { params, body: { paidOn, method: '电汇', reference } });
  }
}

/** The creator has published: the fee is due some days later. */
async function publish(step: Step): Promise<void> {
  const { story, plan, card, id } = step;
  await givePostOn(story, pageOf(step), plan, card);
  const who = colleagueOf(step);
  const { payables } = await who.does(listPayables, { query: { collaborationId: id } });
  const dueOn = dayFrom(story.context().now(), card.termDays ?? 0);
  for (const { id: payableId, label, amountMinor, currency, dueWhen, note, revision } of payables) {
    const body = { label, amountMinor, currency, dueWhen, note, revision, dueOn };
    await who.does(changePayable, { params: { id: payableId }, body });
  }
}

/** Approves what is to be paid, without paying it. */
async function approvePayment({ story, id }: Step): Promise<void> {
  const who = story.by('star');
  const { payables } = await who.does(listPayables, { query: { collaborationId: id } });
  for (const payable of payables.filter(({ state }) => state === 'planned'))
    await who.does(changePayableState, { params: { id: payable.id }, body: { state: 'approved' } });
}

async function move(step: Step, to: 'closed' | 'cancelled', reason = ''): Promise<void> {
  const who = colleagueOf(step);
  const { state: from } = await who.does(getCollaboration, { params: { id: step.id } });
  await who.does(moveCard, { params: { id: step.id }, body: { from, to, reason } });
}

function scenesOf(plan: CampaignPlan, card: CardPlan): Scene[] {
  const minute = String(10 + card.member * 3).padStart(2, '0');
  const step = (before: number | undefined, at: string, play: (step: Step) => Promise<unknown>): Scene[] =>
    before === undefined
      ? []
      : [
          on(before, `${at}:${minute}`, story =>
            play({ story, plan, card, id: story.id(cardKey(plan, card)) }),
          ),
        ];
  const { draft, isChanged } = card;
  return [
    ...step(card.agreed, '11', agree),
    ...step(card.sent, '16', send),
    ...step(draft, '10', each => handInOn(each.story, pageOf(each), 1)),
    ...step(isChanged && draft ? draft - 1 : undefined, '15', each => decide(each, 'changesWanted')),
    ...step(isChanged && draft ? draft - 2 : undefined, '20', each => handInOn(each.story, pageOf(each), 2)),
    ...step(card.approved, '14', each => decide(each, 'approved')),
    ...step(card.published, '21', publish),
    ...step(card.cleared, '17', approvePayment),
    ...step(card.paid, '17', pay),
    ...step(card.closed, '18', each => move(each, 'closed')),
    ...step(card.cancelled, '13', each => move(each, 'cancelled', card.reason)),
  ];
}

export const journeys = campaignPlans.flatMap(plan => plan.cards.flatMap(card => scenesOf(plan, card)));
