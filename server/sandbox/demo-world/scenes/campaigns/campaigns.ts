import {
  addCandidates,
  answerForCandidates,
  collaborateWith,
  excludeCandidates,
} from '../../../../../contract/campaigns/candidates.ts';
import { createCampaignProject } from '../../../../../contract/campaigns/campaign-projects.ts';
import {
  changeCampaignState,
  createCampaign,
  setCampaignMembers,
} from '../../../../../contract/campaigns/campaigns.ts';
import { listCards } from '../../../../../contract/campaigns/board.ts';
import { changeBrief } from '../../../../../contract/monitoring/briefs/briefs.ts';
import { dayFrom } from '../../story/moments.ts';
import { on, type Scene, type Story } from '../../story/story.ts';
import { cast, creatorKey } from './cast.ts';
import { campaignPlans } from './plans.ts';
import type { CampaignPlan, CardPlan } from './plans/campaign-plan.ts';

const zone = 'Asia/Shanghai';
/** The budget, as a multiple of the fees. */
const spare = 1.4;

export const cardKey = ({ key }: CampaignPlan, { member }: CardPlan): string => `card:${key}:${member}`;

async function make(story: Story, plan: CampaignPlan): Promise<void> {
  const { key, by, name, product, productPath, brief, platform, regions, goals } = plan;
  const who = story.by(by);
  const { fees, plays } = await cast(story, plan);
  const body = {
    name,
    product,
    productUrl: `https://shop.seeyu.example/${productPath}`,
    brief: brief.map(line => `<p>${line}</p>`).join(''),
    platforms: [platform],
    regions,
    beginsOn: dayFrom(story.end, -plan.begins),
    endsOn: dayFrom(story.end, -plan.ends),
    zone,
    budgetMinor: Math.ceil((fees * spare) / 500) * 50_000,
    currency: 'USD' as const,
    goals: { ...goals, plays: Math.round(plays / 10_000) * 10_000 },
  };
  const { id } = await who.does(createCampaign, { body });
  story.keep(`campaign:${key}`, id);
  const editors = [...plan.editors, 'star'].map(editor => ({
    accountId: story.id(`account:${editor}`),
    role: 'editor' as const,
  }));
  const members = [{ accountId: story.id(`account:${by}`), role: 'owner' as const }, ...editors];
  await who.does(setCampaignMembers, { params: { id }, body: { members } });
  await who.does(changeCampaignState, { params: { id }, body: { state: 'recruiting' } });
  const selection = { of: 'list', listId: story.id(`list:${plan.list}`), filter: {} } as const;
  await who.does(addCandidates, { params: { id }, body: { selection, origin: 'list' } });
}

/** Posts have to carry the hashtag, to be disclosed, and to stay online. */
async function begin(story: Story, plan: CampaignPlan): Promise<void> {
  const who = story.by(plan.by);
  const params = { id: story.id(`campaign:${plan.key}`) };
  await who.does(changeCampaignState, { params, body: { state: 'running' } });
  const { projectId } = await who.does(createCampaignProject, { params });
  story.keep(`project:${plan.key}`, projectId);
  const window = { from: dayFrom(story.end, -plan.begins), to: dayFrom(story.end, -plan.ends) };
  const body = { window, onlineDays: plan.onlineDays, revision: 0 };
  await who.does(changeBrief, { params: { id: projectId }, body });
}

/** Talks with a creator begin: the candidate becomes a collaboration. */
async function open(story: Story, plan: CampaignPlan, card: CardPlan): Promise<void> {
  const who = story.by(plan.by);
  const params = { id: story.id(`campaign:${plan.key}`) };
  const creatorId = story.id(creatorKey(plan, card.member));
  const selection = { of: 'ids', creatorIds: [creatorId] };
  const answer = { selection: { ...selection, of: 'ids' }, answer: 'interested' } as const;
  await who.does(answerForCandidates, { params, body: answer });
  await who.does(collaborateWith, { params, body: { selection: { ...selection, of: 'ids' } } });
  const { cards } = await who.does(listCards, { params, query: { size: 100 } });
  const made = cards.find(each => each.creator.id === creatorId);
  if (made) story.keep(cardKey(plan, card), made.id);
}

async function exclude(story: Story, plan: CampaignPlan): Promise<void> {
  const creatorIds = [story.id(creatorKey(plan, plan.cards.length))];
  const body = { selection: { of: 'ids', creatorIds }, reason: '受众以家居为主，和产品不匹配' } as const;
  await story.by(plan.by).does(excludeCandidates, { params: { id: story.id(`campaign:${plan.key}`) }, body });
}

const partsOf = (plan: CampaignPlan): Scene[] => [
  on(plan.made, '10:10', story => make(story, plan)),
  on(plan.begins, '09:45', story => begin(story, plan)),
  on(plan.begins - 2, '16:35', story => exclude(story, plan)),
  ...plan.cards.map(card => on(card.opened, `14:${10 + card.member}`, story => open(story, plan, card))),
];

export const campaigns = campaignPlans.flatMap(partsOf);
