import { getCreator } from '../../../../../contract/creators/search/creator-search.ts';
import type { ListMember } from '../../../../../contract/creators/lists.ts';
import { isVisible, newestPost } from '../../../sample-creators/sample-index.ts';
import { timeOf } from '../../story/moments.ts';
import type { Story } from '../../story/story.ts';
import { membersOf } from '../members.ts';
import type { CampaignPlan, CardPlan } from './plans/campaign-plan.ts';

/* Who of a list plays which card of a campaign. */

const hour = 3_600_000;
const day = 24 * hour;
/** The creator gives the address of a post that is at least so old, and not older than the other. */
const youngest = 2 * hour;
const oldest = 5 * day;
/** The last members of a list are put on the blacklist. */
const lastMembers = 3;
/** For a usual campaign: neither too small to be worth a parcel, nor too expensive. */
const usualPlays = { from: 9000, to: 160_000 };
/** RMB for a US dollar. */
const rate = 7.12;
const leastFee = 60;

export const creatorKey = ({ key }: Pick<CampaignPlan, 'key'>, member: number): string =>
  `creator:${key}:${member}`;
export const feeKey = ({ key }: Pick<CampaignPlan, 'key'>, member: number): string => `fee:${key}:${member}`;

/** When the creator of a card gives the address of their post. */
const publicationAt = ({ published = 0, member }: CardPlan) =>
  ({ before: published, at: `21:${String(10 + member * 3).padStart(2, '0')}` }) as const;

const idForm = /^(?:sample-[a-z]{2}-0*)(\d+)-\d+$/;

/** The number of a creator in the sample world, by the ids of their posts; NaN without posts. */
export async function indexOf(
  story: Story,
  { id, platform }: { id: number; platform: CampaignPlan['platform'] },
): Promise<number> {
  const { posts } = await story.by('star').does(getCreator, { params: { platform, id } });
  return Number(idForm.exec(posts[0]?.platformPostId ?? '')?.[1] ?? NaN);
}

/** The newest post of a creator at a moment that will still be there when the story ends; null if it is old. */
export const postToGive = (story: Story, index: number, at: Date) =>
  newestPost(index, { at, from: youngest, to: oldest, onlineAt: story.end });

/** Whether a member can do what a card asks of its creator. */
async function fits(story: Story, { id, platform }: ListMember, card: CardPlan): Promise<boolean> {
  if (card.published === undefined) return true;
  const index = await indexOf(story, { id, platform });
  if (Number.isNaN(index) || !isVisible(index, story.end)) return false;
  return postToGive(story, index, timeOf(publicationAt(card), story.end)) !== null;
}

const isUsual = ({ medianPlays }: ListMember) =>
  medianPlays !== null && medianPlays >= usualPlays.from && medianPlays <= usualPlays.to;

/** The creator lives where the campaign is meant for. */
const isThere = ({ region }: ListMember, { regions }: CampaignPlan) =>
  region !== null && regions.includes(region);

/** In whole US dollars, for what a post of the creator usually brings. */
const feeOf = ({ medianPlays }: ListMember, { cpm }: CardPlan) =>
  cpm && Math.max(leastFee, Math.round(((medianPlays ?? 0) * cpm) / 1000 / rate / 10) * 10);

/**
 * Gives each card a creator of the list, first those who usually have neither few nor very many plays and live where the
 * campaign is meant for, and agrees on the fees. The member after the last card is the one who is excluded.
 * @returns what the fees of all cards are, and how many plays are to be expected
 */
export async function cast(story: Story, plan: CampaignPlan): Promise<{ fees: number; plays: number }> {
  const all = (await membersOf(story, plan.list)).slice(0, -lastMembers);
  const open = all.filter(({ platform, marks }) => platform === plan.platform && !marks.blocked);
  const rank = (member: ListMember) => (isUsual(member) ? 0 : 2) + (isThere(member, plan) ? 0 : 1);
  const plays = (member: ListMember) => member.medianPlays ?? 0;
  // The first cards are those of posts: the campaign begins with its largest creators.
  const left = open.toSorted((a, b) => rank(a) - rank(b) || plays(b) - plays(a));
  const sum = { fees: 0, plays: 0 };
  for (const card of plan.cards) {
    let at = 0;
    while (at < left.length && !(await fits(story, left[at]!, card))) at++;
    const [member] = left.splice(at, 1);
    if (!member) throw new Error(`list ${plan.list} has nobody for card ${card.member}`);
    story.keep(creatorKey(plan, card.member), member.id);
    story.keep(feeKey(plan, card.member), feeOf(member, card));
    sum.fees += feeOf(member, card);
    if (card.cancelled === undefined) sum.plays += member.medianPlays ?? 0;
  }
  const [excluded] = left;
  if (excluded) story.keep(creatorKey(plan, plan.cards.length), excluded.id);
  return sum;
}
