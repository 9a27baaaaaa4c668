import { getBoard, listCards, moveCard, moveCards } from '../../../../../contract/campaigns/board.ts';
import {
  addCampaignFile,
  changeCampaignState,
  createCampaign,
} from '../../../../../contract/campaigns/campaigns.ts';
import {
  addCandidates,
  answerForCandidates,
  collaborateWith,
  estimateCandidates,
  excludeCandidates,
  includeCandidates,
  inviteCandidates,
  listCandidates,
} from '../../../../../contract/campaigns/candidates.ts';
import {
  addDraftFile,
  addDraftLink,
  commentDraft,
  decideDraft,
  listDrafts,
} from '../../../../../contract/campaigns/collaboration-drafts.ts';
import {
  changeCollaboration,
  getCollaboration,
  listCollaborationEvents,
  makeCollaborationLink,
} from '../../../../../contract/campaigns/collaborations.ts';
import {
  addPayable,
  changePayableState,
  getCampaignMoney,
  listPayables,
  payPayable,
  scheduleFee,
  takeBackPayment,
} from '../../../../../contract/campaigns/payables.ts';
import { someCreators, type Steps } from '../steps.ts';

const file = { name: 'brief.txt', content: 'as agreed' };

/** A card with a fee, a deliverable, a draft that is approved, and what is paid for it. */
async function walkCard({ call, mark }: Steps, campaignId: number, id: number): Promise<void> {
  const params = { id };
  const card = await call(getCollaboration, { params });
  const { revision = 1 } = card ?? {};
  const deliverables = [{ kind: 'video' as const, title: `${mark} video`, publishOn: '2026-12-20' }];
  const fields = {
    feeMinor: 120_000,
    currency: 'CNY' as const,
    product: `${mark} lamp`,
    notes: mark,
    deliverables,
  };
  await call(changeCollaboration, { params, body: { ...fields, revision } });
  await call(moveCard, { params, body: { from: 'negotiating', to: 'agreed' } });
  await call(addDraftLink, { params, body: { url: `https://example.com/${mark}`, note: mark } });
  await call(addDraftFile, { params, body: { note: mark }, file });
  const drafts = (await call(listDrafts, { params }))?.drafts ?? [];
  for (const [place, draft] of drafts.entries()) {
    const of = { ...params, draftId: draft.id };
    await call(commentDraft, { params: of, body: { text: `${mark} warmer` } });
    const state = place === 0 ? 'changesWanted' : 'approved';
    await call(decideDraft, { params: of, body: { state, comment: mark } });
  }
  await call(makeCollaborationLink, { params, body: { targetUrl: `https://example.com/${mark}` } });
  const payable = await call(addPayable, {
    params,
    body: { label: `${mark} half`, amountMinor: 60_000, currency: 'CNY', dueOn: '2026-12-24', note: mark },
  });
  if (payable) {
    const of = { id: payable.id };
    await call(changePayableState, { params: of, body: { state: 'approved' } });
    await call(payPayable, { params: of, body: { paidOn: '2026-11-27', method: 'bank', reference: mark } });
    await call(takeBackPayment, { params: of, body: { reason: `${mark} returned` } });
  }
  await call(scheduleFee, { params, body: { schedule: 'halves' } });
  await call(listCollaborationEvents, { params });
  await call(addCampaignFile, {
    params: { id: campaignId },
    body: { kind: 'contract', collaborationId: id },
    file,
  });
}

/** A campaign that runs, with candidates in every state and cards on its board. */
export async function walkCampaign(steps: Steps): Promise<void> {
  const { call, mark, turn } = steps;
  const made = await call(createCampaign, {
    body: {
      name: `${mark} campaign ${turn}`,
      product: `${mark} lamp`,
      brief: `<p>${mark}</p>`,
      beginsOn: '2026-11-01',
      endsOn: '2026-12-31',
      zone: 'Asia/Shanghai',
      budgetMinor: 5_000_000,
      currency: 'CNY',
      goals: { plays: 100_000 },
    },
  });
  if (!made) return;
  const params = { id: made.id };
  await call(changeCampaignState, { params, body: { state: 'recruiting' } });
  await call(addCandidates, { params, body: { selection: someCreators, origin: 'search' } });
  await call(changeCampaignState, { params, body: { state: 'running' } });
  const found = (await call(listCandidates, { params }))?.candidates ?? [];
  const creatorIds = found.map(candidate => candidate.creatorId);
  const of = (ids: number[]) => ({ of: 'ids' as const, creatorIds: ids });
  if (!creatorIds.length) return;
  const [first = 0] = creatorIds;
  await call(estimateCandidates, { params, body: { selection: of(creatorIds) } });
  await call(answerForCandidates, { params, body: { selection: of(creatorIds), answer: 'interested' } });
  await call(excludeCandidates, { params, body: { selection: of([first]), reason: `${mark} too dear` } });
  await call(includeCandidates, { params, body: { selection: of([first]) } });
  await call(inviteCandidates, { params, body: { selection: of([first]) } });
  await call(collaborateWith, { params, body: { selection: of(creatorIds) } });
  const cards = (await call(listCards, { params }))?.cards ?? [];
  const [one, two, ...rest] = cards.map(card => card.id);
  if (one) await walkCard(steps, made.id, one);
  if (two) await walkCard(steps, made.id, two);
  if (rest.length) await call(moveCards, { params, body: { ids: rest, to: 'agreed' } });
  await call(getBoard, { params });
  await call(listPayables);
  await call(getCampaignMoney, { params });
}
