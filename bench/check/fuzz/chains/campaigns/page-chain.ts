import { listCards } from '../../../../../contract/campaigns/board.ts';
import { addCampaignFile, listCampaigns } from '../../../../../contract/campaigns/campaigns.ts';
import {
  acceptTerms,
  answerOnDraft,
  fetchBriefFile,
  getCreatorWork,
  giveDetails,
  givePost,
  handInDraftFile,
  handInDraftLink,
  makeCollaborationPage,
} from '../../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { Steps } from '../steps.ts';

/** The page of a collaboration, as the creator uses it: terms, details, a draft, a post, and a file of the brief. */
export async function walkPage({ call, mark, turn }: Steps): Promise<void> {
  const campaign = (await call(listCampaigns, { query: {} }))?.campaigns[0];
  if (!campaign) return;
  const ofCampaign = { id: campaign.id };
  const file = { name: 'brief.txt', content: mark };
  await call(addCampaignFile, { params: ofCampaign, body: { kind: 'brief' }, file });
  const { cards = [] } = (await call(listCards, { params: ofCampaign })) ?? {};
  const card = cards.find(({ feeMinor }) => feeMinor !== null);
  if (!card) return;
  const page = await call(makeCollaborationPage, { params: { id: card.id }, body: { lang: 'en' } });
  const token = page?.url.split('/').at(-1);
  if (!token) return;
  const params = { token };
  const shown = await call(getCreatorWork, { params });
  await call(giveDetails, { params, body: { address: `${mark} street`, payment: `${mark} bank` } });
  const draft = await call(handInDraftLink, {
    params,
    body: { url: 'https://example.com/draft', note: mark },
  });
  if (draft)
    await call(answerOnDraft, { params: { token, draftId: draft.id }, body: { text: `${mark} done` } });
  await call(handInDraftFile, { params, body: { note: mark }, file: { name: 'draft.txt', content: mark } });
  const given = shown?.briefFiles[0];
  if (given) await call(fetchBriefFile, { params: { token, fileId: given.id } });
  if (!shown) return;
  const { feeMinor, currency, deliverables, terms } = shown;
  const deliverableIds = deliverables.map(({ id }) => id);
  await call(acceptTerms, { params, body: { feeMinor, currency, deliverableIds, terms } });
  const open = deliverables.find(({ isPostOpen }) => isPostOpen);
  if (!open) return;
  const url = `https://www.tiktok.com/@someone/video/730123456789013${turn}000`;
  await call(givePost, { params, body: { deliverableId: open.id, url } });
}
