import {
  acceptTerms,
  getCreatorWork,
  giveDetails,
  givePost,
  handInDraftLink,
} from '../../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import { getCreator } from '../../../../../contract/creators/search/creator-search.ts';
import { samplePosts } from '../../../sample-world/sample-creators.ts';
import type { Story } from '../../story/story.ts';
import { creatorOf } from './campaigns.ts';
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

const idForm = /^(?:sample-[a-z]{2}-0*)(\d+)-\d+$/;

/** The number of a creator in the sample world, by the ids of their posts. */
async function indexOf(story: Story, { id, platform }: { id: number; platform: CampaignPlan['platform'] }) {
  const { posts } = await story.by('star').does(getCreator, { params: { platform, id } });
  return Number(idForm.exec(posts[0]?.platformPostId ?? '')?.[1] ?? NaN);
}

const day = 86_400_000;

/** The creator gives the address of the newest post, a day after it was published. */
export async function givePostOn(
  story: Story,
  token: string,
  plan: CampaignPlan,
  card: CardPlan,
): Promise<void> {
  const params = { token };
  const { deliverables } = await creator(story).does(getCreatorWork, { params });
  const index = await indexOf(story, await creatorOf(story, plan, card.member));
  const asOf = new Date(story.context().now().getTime() - day);
  const newest = samplePosts(index, { asOf }).next().value;
  const [first] = deliverables;
  if (!first || !newest) throw new Error('a creator has nothing to show');
  await creator(story).does(givePost, { params, body: { deliverableId: first.id, url: newest.post.url } });
}
