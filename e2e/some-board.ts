import { realContext } from '../server/world.ts';
import { asTeam } from '../server/db/tenant.ts';
import { openCollaborations } from '../server/features/collaborations/service.ts';
import { callAs, someCreators, type Known } from './calls-as.ts';
import { newTeam, type TeamAccount, withDb } from './new-team.ts';
import { type Tokens, tokensOf } from './sign-in.ts';
import { daysAgo } from './some-effect.ts';

export interface MadeBoard {
  team: TeamAccount;
  tokens: Tokens;
  campaignId: number;
  /** In the order of the column in which all of them stand. */
  creators: Known[];
  /** By the name of their creator. */
  cards: ReadonlyMap<string, number>;
  path: string;
}

interface Board {
  columns: { state: string; cards: { id: number; creator: { id: number; name: string } }[] }[];
}

/** A team of its own with a campaign in which it negotiates with some creators. */
export async function makeBoard(
  world: { address: string; appUrl: string },
  { count = 6, name = '春季新茶' }: { count?: number; name?: string } = {},
): Promise<MadeBoard> {
  const { address, appUrl } = world;
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const campaign = {
    name,
    product: '龙井茶',
    productUrl: 'https://shop.example/longjing',
    beginsOn: daysAgo(10),
    endsOn: daysAgo(-30),
    zone: 'Asia/Shanghai',
    budgetMinor: 5_000_000,
    currency: 'USD',
  };
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', '/office/api/campaigns', campaign);
  const known = await someCreators(address, tokens, count);
  await withDb(appUrl, db =>
    asTeam(db, team.teamId, db =>
      openCollaborations(db, realContext(), {
        teamId: team.teamId,
        campaignId: id,
        creatorIds: known.map(creator => creator.id),
        by: team.accountId,
      }),
    ),
  );
  const { columns } = await callAs<Board>(address, tokens, 'GET', `/office/api/campaigns/${id}/board`);
  const drawn = columns.flatMap(column => column.cards);
  return {
    team,
    tokens,
    campaignId: id,
    creators: drawn.flatMap(({ creator }) => known.find(each => each.id === creator.id) ?? []),
    cards: new Map(drawn.map(card => [card.creator.name, card.id])),
    path: `/campaignDetail/cooperation?id=${id}`,
  };
}

/** What of a collaboration is set by a test; the rest stays. */
export interface Agreed {
  feeMinor?: number;
  coupon?: string;
  notes?: string;
  deliverables?: {
    kind: string;
    title?: string;
    draftDueOn?: string;
    publishOn?: string;
    postUrl?: string;
  }[];
}

/** Changes a collaboration as the form does. */
export async function agree(address: string, tokens: Tokens, id: number, agreed: Agreed): Promise<void> {
  const path = `/office/api/collaborations/${id}`;
  const now = await callAs<Record<string, unknown>>(address, tokens, 'GET', path);
  await callAs(address, tokens, 'PUT', path, { ...now, ...agreed });
}
