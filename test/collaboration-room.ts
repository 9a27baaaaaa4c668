import { listCards, listColumn, moveCard, moveCards, showBoard, type Card } from '../contract/board.ts';
import type { CollaborationState } from '../contract/collaboration-kinds.ts';
import {
  changeCollaboration,
  listCollaborationEvents,
  makeCollaborationLink,
  removeCollaboration,
  showCollaboration,
} from '../contract/collaborations.ts';
import type { BodyInputOf, QueryInputOf } from '../contract/endpoint.ts';
import type { CampaignFields } from '../contract/campaigns.ts';
import type { SignedIn } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import type { SeenCampaign } from '../server/features/campaigns/service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { callApp } from './calls.ts';
import { signInPeople, type Somebody } from './campaign-people.ts';
import { someCampaign, withMembers } from './some-campaigns.ts';
import { addCollaborations, addDeliverable, putIntoState } from './some-collaborations.ts';
import { someCreators } from './some-creators.ts';
import { actingAs } from './some-monitors.ts';
import type { Account } from './two-teams.ts';

export type Who = Somebody;
type Change = BodyInputOf<typeof changeCollaboration>;

/** A campaign with people who may do more or less in it, and its collaborations. */
export class CollaborationRoom {
  readonly app: TestApp;
  readonly accounts: Record<Who, Account>;
  readonly tokens: Record<Who, string>;
  /** `creator 1` and so on; the higher the number, the fewer followers. */
  readonly creators: number[];
  campaign: SeenCampaign;

  private constructor(
    app: TestApp,
    of: Pick<CollaborationRoom, 'accounts' | 'tokens' | 'creators' | 'campaign'>,
  ) {
    this.app = app;
    this.accounts = of.accounts;
    this.tokens = of.tokens;
    this.creators = of.creators;
    this.campaign = of.campaign;
  }

  static async open(): Promise<CollaborationRoom> {
    const app = await startTestApp();
    const { database, world } = app;
    const { accounts, tokens } = await signInPeople(app);
    const creators = await someCreators(database.db, 30, world.now());
    const campaign = await someCampaign(database.db, world, accounts.owner);
    const room = new CollaborationRoom(app, { accounts, tokens, creators, campaign });
    await room.admit();
    return room;
  }

  private admit() {
    const { editor, viewer } = this.accounts;
    return withMembers(this.app.database.db, this.app.world, this.campaign, [
      { accountId: editor.accountId, role: 'editor' },
      { accountId: viewer.accountId, role: 'viewer' },
    ]);
  }

  /** A campaign of its own for a test. */
  async begin(fields: Partial<CampaignFields> = {}): Promise<SeenCampaign> {
    const { database, world } = this.app;
    this.campaign = await someCampaign(database.db, world, this.accounts.owner, fields);
    await this.admit();
    return this.campaign;
  }

  /** The main account, for calls of services. */
  get ctx(): SignedIn {
    return actingAs(this.app.world, this.accounts.owner);
  }
  get teamId(): number {
    return this.accounts.owner.teamId;
  }

  asTeam<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return asTeam(this.app.database.db, this.teamId, work);
  }

  /** Collaborations with the first creators, the first of them at the top. @returns their ids */
  async add(count = 1): Promise<number[]> {
    const of = { ...this.accounts.owner, campaignId: this.campaign.id };
    return addCollaborations(this.app.database.db, this.app.world, of, this.creators.slice(0, count));
  }

  /** One in a state, with a fee, and a deliverable where `fields` are given. */
  async addIn(state: CollaborationState, fields?: Parameters<typeof addDeliverable>[3]): Promise<number> {
    const [id = 0] = await this.add();
    await this.put(id, state);
    if (fields) await this.deliver(id, fields);
    return id;
  }

  put(id: number, state: CollaborationState, feeMinor: number | null = 10_000) {
    return putIntoState(this.app.database.db, this.accounts.owner, id, state, feeMinor);
  }

  deliver(id: number, fields: Parameters<typeof addDeliverable>[3] = {}): Promise<number> {
    const of = { teamId: this.teamId, campaignId: this.campaign.id };
    return addDeliverable(this.app.database.db, of, id, fields);
  }

  setCampaign(set: { state?: SeenCampaign['state']; project_id?: number }): Promise<unknown> {
    const { id } = this.campaign;
    return this.asTeam(db =>
      db.updateTable('campaigns').set(set).where('team_id', '=', this.teamId).where('id', '=', id).execute(),
    );
  }

  archive() {
    return this.setCampaign({ state: 'archived' });
  }

  board(query: QueryInputOf<typeof showBoard> = {}, who: Who = 'viewer') {
    return callApp(this.app, showBoard, {
      token: this.tokens[who],
      params: { id: this.campaign.id },
      query,
    });
  }
  column(state: CollaborationState, query: QueryInputOf<typeof listColumn> = {}) {
    const params = { id: this.campaign.id, state };
    return callApp(this.app, listColumn, { token: this.tokens.viewer, params, query });
  }
  cards(query: QueryInputOf<typeof listCards> = {}, who: Who = 'viewer') {
    return callApp(this.app, listCards, { token: this.tokens[who], params: { id: this.campaign.id }, query });
  }
  move(id: number, body: BodyInputOf<typeof moveCard>, who: Who = 'editor') {
    return callApp(this.app, moveCard, { token: this.tokens[who], params: { id }, body });
  }
  moveMany(body: BodyInputOf<typeof moveCards>, who: Who = 'editor') {
    return callApp(this.app, moveCards, { token: this.tokens[who], params: { id: this.campaign.id }, body });
  }

  show(id: number, who: Who = 'viewer') {
    return callApp(this.app, showCollaboration, { token: this.tokens[who], params: { id } });
  }
  /** Changes some fields, the others are sent as they are. */
  async change(id: number, fields: Partial<Change>, who: Who = 'editor') {
    const { data } = await this.show(id, 'owner');
    return this.save(id, { ...data, ...fields }, who);
  }
  save(id: number, body: Change, who: Who = 'editor') {
    return callApp(this.app, changeCollaboration, { token: this.tokens[who], params: { id }, body });
  }
  link(id: number, targetUrl: string, who: Who = 'editor') {
    return callApp(this.app, makeCollaborationLink, {
      token: this.tokens[who],
      params: { id },
      body: { targetUrl },
    });
  }
  remove(id: number, who: Who = 'editor') {
    return callApp(this.app, removeCollaboration, { token: this.tokens[who], params: { id } });
  }
  events(id: number, query: QueryInputOf<typeof listCollaborationEvents> = {}) {
    const token = this.tokens.viewer;
    return callApp(this.app, listCollaborationEvents, { token, params: { id }, query });
  }

  /** The history in short, newest first: `moved published postFound`. */
  async history(id: number): Promise<string[]> {
    const { events } = (await this.events(id)).data;
    return events.map(({ kind, to, sign, by }) => [kind, to, sign ?? by].filter(Boolean).join(' '));
  }

  /** The ids in a column, in their order. */
  async idsIn(state: CollaborationState): Promise<number[]> {
    return (await this.column(state, { size: 200 })).data.cards.map(({ id }: Card) => id);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
