import { sql } from 'kysely';
import type { CampaignRole } from '../contract/campaign-kinds.ts';
import * as contract from '../contract/candidates.ts';
import type { BodyInputOf, QueryInputOf } from '../contract/endpoint.ts';
import type { MailRound } from '../contract/mail-content.ts';
import { saveDraft, showTask, startTask } from '../contract/mail-tasks.ts';
import { workOffDue } from '../server/db/due-work.ts';
import { campaignLookKind, findCampaignOf, type SeenCampaign } from '../server/features/campaigns/service.ts';
import { refreshCandidates } from '../server/features/candidates/service.ts';
import type { TestApp } from './app.ts';
import { addAddresses, mailTaskApp, type MailTaskApp, type Who } from './mail-task-app.ts';
import { someContent } from './mailing.ts';
import { someCampaign, withMembers } from './some-campaigns.ts';
import { someCreators } from './some-creators.ts';

/** A campaign of mei's in a team of its own, in which bo is not, with creators whose addresses the team has. */
export class CandidateRoom {
  readonly team: MailTaskApp;
  readonly campaign: SeenCampaign;
  readonly creators: number[];

  private constructor(team: MailTaskApp, campaign: SeenCampaign, creators: number[]) {
    this.team = team;
    this.campaign = campaign;
    this.creators = creators;
  }

  /** @param port where an SMTP server takes mail */
  static async open(app: TestApp, { creators = 6, port = 1 } = {}): Promise<CandidateRoom> {
    const { db } = app.database;
    const team = await mailTaskApp(app, { port });
    const campaign = await someCampaign(db, app.world, team.accounts.mei);
    await sql`update creators set handle = 'old_' || id where handle like 'handle_%'`.execute(db);
    const ids = await someCreators(db, creators, app.world.now());
    await addAddresses(
      team,
      ids.map(creatorId => ({ creatorId, address: `c${creatorId}@creators.example` })),
    );
    return new CandidateRoom(team, campaign, ids);
  }

  get params() {
    return { id: this.campaign.id };
  }

  letIn(who: Who, role: Exclude<CampaignRole, 'owner'>): Promise<void> {
    const { app, accounts } = this.team;
    const members = [{ accountId: accounts[who].accountId, role }];
    return withMembers(app.database.db, app.world, this.campaign, members);
  }

  list = (query: QueryInputOf<typeof contract.listCandidates> = {}, who?: Who) =>
    this.team.call(contract.listCandidates, { params: this.params, query }, who);

  add = (ids: number[], who?: Who, origin: 'list' | 'search' = 'search') =>
    this.team.call(
      contract.addCandidates,
      { params: this.params, body: { selection: { of: 'ids', ids }, origin } },
      who,
    );

  invite = (creatorIds: number[], who?: Who) =>
    this.team.call(
      contract.inviteCandidates,
      { params: this.params, body: { selection: { of: 'ids', creatorIds } } },
      who,
    );

  exclude = (creatorIds: number[], reason = 'too dear', who?: Who) =>
    this.team.call(
      contract.excludeCandidates,
      { params: this.params, body: { selection: { of: 'ids', creatorIds }, reason } },
      who,
    );

  include = (creatorIds: number[], who?: Who) =>
    this.team.call(
      contract.includeCandidates,
      { params: this.params, body: { selection: { of: 'ids', creatorIds } } },
      who,
    );

  answer = (
    creatorIds: number[],
    answer: BodyInputOf<typeof contract.answerForCandidates>['answer'],
    who?: Who,
  ) =>
    this.team.call(
      contract.answerForCandidates,
      { params: this.params, body: { selection: { of: 'ids', creatorIds }, answer } },
      who,
    );

  collaborate = (creatorIds: number[], who?: Who) =>
    this.team.call(
      contract.collaborateWith,
      { params: this.params, body: { selection: { of: 'ids', creatorIds } } },
      who,
    );

  tasks = (who?: Who) => this.team.call(contract.listCampaignTasks, { params: this.params, query: {} }, who);

  /** Gives the draft of an invitation something to say, and starts it. */
  async send(taskId: number, rounds?: MailRound[]): Promise<number> {
    const { team } = this;
    const params = { id: taskId };
    const { revision } = (await team.call(showTask, { params })).data;
    const content = someContent({ senderIds: [team.senderId], ...(rounds && { rounds }) });
    await team.call(saveDraft, { params, body: { content, revision } });
    return (await team.call(startTask, { params, body: { revision: revision + 1 } })).code;
  }

  /** Looks at the campaign if it is due. @returns whether it was */
  async look(): Promise<boolean> {
    const { app } = this.team;
    const looked: number[] = [];
    await workOffDue(app.database.db, campaignLookKind, app.world.now(), async (db, { teamId, id }) => {
      const campaign = await findCampaignOf(db, teamId, id);
      if (campaign) await refreshCandidates(db, app.world, teamId, campaign);
      looked.push(id);
    });
    return looked.includes(this.campaign.id);
  }

  /** Status of each candidate who is not excluded, by the place of the creator. */
  async statuses(): Promise<Record<number, string>> {
    const rows = await this.team.as(db =>
      db
        .selectFrom('candidates')
        .select(['creator_id', 'status'])
        .where('team_id', '=', this.campaign.teamId)
        .where('campaign_id', '=', this.campaign.id)
        .where('excluded_at', 'is', null)
        .execute(),
    );
    return Object.fromEntries(rows.map(row => [this.creators.indexOf(row.creator_id), row.status]));
  }

  creator = (place: number): number => this.creators[place] ?? 0;
}
