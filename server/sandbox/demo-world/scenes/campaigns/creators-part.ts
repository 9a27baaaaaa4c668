import {
  acceptTerms,
  getCreatorWork,
  giveDetails,
  givePost,
  handInDraftLink,
} from '../../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { Story } from '../../story/story.ts';
import { creatorKey, indexOf, postToGive } from './cast.ts';
import type { CampaignPlan, CardPlan } from './plans/campaign-plan.ts';

/* What creators do on their page of a collaboration, where nobody signs in. */

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const creator = (story: Story) =>
  story.visitor({ name: 'a creator', address: '198.51.100.40', agent: iphone });

export async function acceptTermsOn(story: Story, token: string): Promise<void> {
  const params = { token };
  const { feeMinor, currency, deliverables, terms } = await creator(story).does(getCreatorWork, { params });
  const deliverableIds = deliverables.map(({ id }) => id);
  await creator(story).does(acceptTerms, { params, body: { feeMinor, currency, deliverableIds, terms } });
}

const addresses = [
  '220 Example Street, Austin, TX 78701, USA',
  '14 Sample Lane, Bristol BS1 4XX, United Kingdom',
  '88 Maple Avenue, Toronto, ON M5V 2T6, Canada',
  'Musterweg 9, 10115 Berlin, Germany',
];

export const giveDetailsOn = (story: Story, token: string, member: number): Promise<unknown> =>
  creator(story).does(giveDetails, {
    params: { token },
    body: {
      address: addresses[member % addresses.length] ?? '',
      payment: 'PayPal: payments@creator.example',
    },
  });

/** The creator hands in a draft; `version` is 1 for the first one. */
export async function handInOn(story: Story, token: string, version: number): Promise<void> {
  const params = { token };
  const { deliverables } = await creator(story).does(getCreatorWork, { params });
  const [first] = deliverables;
  const url = `https://drive.example/seeyu/draft-${token.slice(0, 8).toLowerCase()}-v${version}`;
  const note =
    version === 1 ? 'First cut, music is temporary.' : 'Product in the first seconds now, link added.';
  const body = { url, note, ...(first && { deliverableId: first.id }) };
  await creator(story).does(handInDraftLink, { params, body });
}

/** The creator gives the address of the newest post. */
export async function givePostOn(
  story: Story,
  token: string,
  plan: CampaignPlan,
  card: CardPlan,
): Promise<void> {
  const params = { token };
  const { deliverables } = await creator(story).does(getCreatorWork, { params });
  const { platform } = plan;
  const index = await indexOf(story, { id: story.id(creatorKey(plan, card.member)), platform });
  const post = postToGive(story, index, story.context().now());
  const [first] = deliverables;
  if (!first || !post) throw new Error('a creator has nothing to show');
  await creator(story).does(givePost, { params, body: { deliverableId: first.id, url: post.url } });
}
