import type { SignedIn } from '../server/context.ts';
import type { SeenCampaign } from '../server/features/campaigns/service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { signInPeople, type Somebody } from './campaign-people.ts';
import { someCampaign, withMembers } from './some-campaigns.ts';
import { addCollaborations, putIntoState } from './some-collaborations.ts';
import { someCreators } from './some-creators.ts';
import { actingAs } from './some-monitors.ts';
import type { Account } from './two-teams.ts';

/** A team with a campaign in Shanghai and two creators, and everybody who may or may not see it. */
export class MoneyRoom {
  readonly app: TestApp;
  readonly accounts: Record<Somebody, Account>;
  readonly tokens: Record<Somebody, string>;
  readonly creatorIds: readonly number[];
  campaign: SeenCampaign;
  /** A collaboration with each creator, negotiating. */
  ids: readonly number[] = [];

  private constructor(app: TestApp, of: Pick<MoneyRoom, 'accounts' | 'tokens' | 'creatorIds' | 'campaign'>) {
    this.app = app;
    this.accounts = of.accounts;
    this.tokens = of.tokens;
    this.creatorIds = of.creatorIds;
    this.campaign = of.campaign;
  }

  static async open(): Promise<MoneyRoom> {
    const app = await startTestApp();
    const { database, world } = app;
    const { accounts, tokens } = await signInPeople(app);
    const creatorIds = await someCreators(database.db, 3, world.now());
    const campaign = await someCampaign(database.db, world, accounts.owner, { currency: 'CNY' });
    return new MoneyRoom(app, { accounts, tokens, creatorIds, campaign });
  }

  /** A campaign of its own for a test, at 16:00 in Shanghai on 20 November 2026. */
  async begin(fields: Parameters<typeof someCampaign>[3] = {}): Promise<void> {
    const { app, accounts } = this;
    const { db } = app.database;
    app.world.pass(Date.parse('2026-11-20T08:00:00Z') - app.world.now().getTime());
    this.campaign = await someCampaign(db, app.world, accounts.owner, { currency: 'CNY', ...fields });
    await withMembers(db, app.world, this.campaign, [
      { accountId: accounts.editor.accountId, role: 'editor' },
      { accountId: accounts.viewer.accountId, role: 'viewer' },
    ]);
    const of = { ...accounts.owner, campaignId: this.campaign.id };
    this.ids = await addCollaborations(db, app.world, of, this.creatorIds.slice(0, 2));
  }

  get db() {
    return this.app.database.db;
  }

  get ctx(): SignedIn {
    return actingAs(this.app.world, this.accounts.owner);
  }

  put(id: number, ...state: [Parameters<typeof putIntoState>[3], (number | null)?]): Promise<void> {
    return putIntoState(this.db, this.accounts.owner, id, ...state);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
