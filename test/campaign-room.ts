import type { CampaignRole, CampaignState } from '../contract/campaign-kinds.ts';
import * as campaigns from '../contract/campaigns.ts';
import type { BodyInputOf, QueryInputOf } from '../contract/endpoint.ts';
import type { SignedIn } from '../server/context.ts';
import { asTeam } from '../server/db/tenant.ts';
import type { TestApp } from './app.ts';
import { callApp } from './calls.ts';
import { callOf } from './endpoints.ts';
import { campaignFields } from './some-campaigns.ts';
import { actingAs } from './some-monitors.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';
import { formWith } from './uploads.ts';

const people = ['main', 'maker', 'editor', 'viewer', 'nobody', 'stranger'] as const;
/** `main`: the team's main account; `maker` makes campaigns; `stranger` is of another team. */
export type Person = (typeof people)[number];

/** A team, and what its people do with campaigns. */
export class CampaignRoom {
  readonly app: TestApp;
  readonly accounts: Record<Person, Account>;
  readonly tokens: Record<Person, string>;

  private constructor(app: TestApp, of: Pick<CampaignRoom, 'accounts' | 'tokens'>) {
    this.app = app;
    this.accounts = of.accounts;
    this.tokens = of.tokens;
  }

  static async open(app: TestApp, name: string, plan = 'pro'): Promise<CampaignRoom> {
    const { database, world } = app;
    const main = await makeTeam(database.db, world, name, { plan });
    const member = (as: Person) => makeMember(database.db, world, main.teamId, `${name}-${as}`);
    const accounts = {
      main,
      maker: await member('maker'),
      editor: await member('editor'),
      viewer: await member('viewer'),
      nobody: await member('nobody'),
      stranger: await makeTeam(database.db, world, `${name}-stranger`),
    };
    const tokens: Partial<Record<Person, string>> = {};
    for (const person of people) tokens[person] = await app.signInAs(accounts[person]);
    return new CampaignRoom(app, { accounts, tokens: tokens as Record<Person, string> });
  }

  ctx(as: Person = 'maker'): SignedIn {
    const { actor, ...ctx } = actingAs(this.app.world, this.accounts[as]);
    return { ...ctx, actor: { ...actor, role: as === 'main' || as === 'stranger' ? 'owner' : 'member' } };
  }

  list(query: QueryInputOf<typeof campaigns.listCampaigns> = {}, as: Person = 'maker') {
    return callApp(this.app, campaigns.listCampaigns, { token: this.tokens[as], query });
  }
  create(fields: Partial<campaigns.CampaignFields> = {}, as: Person = 'maker') {
    const body = campaignFields(fields);
    return callApp(this.app, campaigns.createCampaign, { token: this.tokens[as], body });
  }
  show(id: number, as: Person = 'maker') {
    return callApp(this.app, campaigns.showCampaign, { token: this.tokens[as], params: { id } });
  }
  change(id: number, fields: Partial<campaigns.CampaignFields>, revision = 1, as: Person = 'maker') {
    const body = { ...campaignFields(fields), revision };
    return callApp(this.app, campaigns.changeCampaign, { token: this.tokens[as], params: { id }, body });
  }
  steer(id: number, state: CampaignState, as: Person = 'maker') {
    const asked = { token: this.tokens[as], params: { id }, body: { state } };
    return callApp(this.app, campaigns.steerCampaign, asked);
  }
  copy(id: number, body: BodyInputOf<typeof campaigns.duplicateCampaign>, as: Person = 'maker') {
    return callApp(this.app, campaigns.duplicateCampaign, { token: this.tokens[as], params: { id }, body });
  }
  remove(id: number, as: Person = 'maker') {
    return callApp(this.app, campaigns.removeCampaign, { token: this.tokens[as], params: { id } });
  }
  members(id: number, members: Partial<Record<Person, CampaignRole>>, as: Person = 'maker') {
    const body = {
      members: Object.entries(members).map(([person, role]) => ({
        accountId: this.accounts[person as Person].accountId,
        role,
      })),
    };
    return callApp(this.app, campaigns.setCampaignMembers, { token: this.tokens[as], params: { id }, body });
  }

  /** A campaign with `maker` as owner, an editor and a viewer. @returns its id */
  async start(fields: Partial<campaigns.CampaignFields> = {}): Promise<number> {
    const { id } = (await this.create(fields)).data;
    await this.members(id, { maker: 'owner', editor: 'editor', viewer: 'viewer' });
    return id;
  }

  files(id: number, query: { collaborationId?: number } = {}, as: Person = 'maker') {
    return callApp(this.app, campaigns.listCampaignFiles, { token: this.tokens[as], params: { id }, query });
  }
  async upload(
    id: number,
    { name, content, fields = { kind: 'brief' } }: Upload,
    as: Person = 'maker',
  ): Promise<{ status: number; code: number; id: number; fields: string[] }> {
    const { method, path } = callOf(campaigns.addCampaignFile, { params: { id } });
    const form = await formWith(name, content, fields);
    const reply = await this.app.inject({ method, path, token: this.tokens[as], ...form });
    const { code, data } = reply.json<{ code: number; data: Uploaded | null }>();
    const refused = data?.fields?.map(({ field }) => field) ?? [];
    return { status: reply.statusCode, code, id: data?.id ?? 0, fields: refused };
  }
  fetch(id: number, fileId: number, as: Person = 'maker') {
    const { method, path } = callOf(campaigns.fetchCampaignFile, { params: { id, fileId } });
    return this.app.inject({ method, path, token: this.tokens[as] });
  }
  drop(id: number, fileId: number, as: Person = 'maker') {
    return callApp(this.app, campaigns.removeCampaignFile, {
      token: this.tokens[as],
      params: { id, fileId },
    });
  }

  /** A collaboration with somebody, as rows. @returns its id */
  collaborate(campaignId: number, creatorId: number, fields: CollaborationRow = {}): Promise<number> {
    const { teamId, accountId } = this.accounts.maker;
    const at = this.app.world.now();
    const moments = { created_by: accountId, created_at: at, state_since: at, changed_at: at };
    const place = { team_id: teamId, campaign_id: campaignId, creator_id: creatorId };
    const row = { state: 'agreed' as const, rank: String(creatorId), fee_minor: null, currency: 'USD' };
    return asTeam(this.app.database.db, teamId, async db => {
      const { id } = await db
        .insertInto('collaborations')
        .values({ ...place, ...moments, ...row, short_link_id: null, visits_goal: null, ...fields })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  /** What was recorded, oldest first. */
  async actions(prefix = 'campaign'): Promise<string[]> {
    const { teamId } = this.accounts.main;
    const rows = await asTeam(this.app.database.db, teamId, db =>
      db
        .selectFrom('operation_records')
        .select('action')
        .where('team_id', '=', teamId)
        .orderBy('id')
        .execute(),
    );
    return rows.map(({ action }) => action).filter(action => action.startsWith(prefix));
  }
}

interface Upload {
  name: string;
  content: Buffer | string;
  fields?: Record<string, string>;
}
interface Uploaded {
  id?: number;
  fields?: { field: string }[];
}
interface CollaborationRow {
  state?: 'negotiating' | 'agreed' | 'published' | 'cancelled';
  fee_minor?: number;
  currency?: string;
  coupon?: string;
}
