import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint, ReplyOf } from '../contract/endpoint.ts';
import type { TaskContent } from '../contract/mail-content.ts';
import { createDraft, saveDraft, startTask } from '../contract/mail-tasks.ts';
import type { SignedIn } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertAddresses } from '../server/features/catalogue/posts.queries.ts';
import type { TestApp } from './app.ts';
import { callApp, type Answer, type CallOptions } from './calls.ts';
import { callOf, type Values } from './endpoints.ts';
import { addSender, someContent } from './mailing.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';

export type Who = 'owner' | 'mei' | 'bo' | 'stranger';

/** A team with a main account and two members, and a stranger of another team. */
export interface MailTaskApp {
  app: TestApp;
  accounts: Record<Who, Account>;
  /** A verified sender of the team. */
  senderId: number;
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>, who?: Who): Promise<Answer<ReplyOf<E>>>;
  /** Of an endpoint whose answer is a file. */
  fetch(endpoint: Endpoint, values: Values, who?: Who): Promise<LightMyRequestResponse>;
  ctxOf(who: Who): SignedIn;
  as<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** A draft of mei's with a sender, ready to be sent but for its recipients. */
  draft(content?: Partial<TaskContent>): Promise<number>;
  start(taskId: number, at?: string): Promise<Answer<ReplyOf<typeof startTask>>>;
}

let made = 0;

/** @param port where an SMTP server takes mail, for tests that send */
export async function mailTaskApp(app: TestApp, { port = 1, plan = 'team' } = {}): Promise<MailTaskApp> {
  const { database, world, mail } = app;
  const { db } = database;
  const owner = await makeTeam(db, world, `owner-${++made}`, { plan });
  const accounts = {
    owner,
    mei: await makeMember(db, world, owner.teamId, `mei-${made}`),
    bo: await makeMember(db, world, owner.teamId, `bo-${made}`),
    stranger: await makeTeam(db, world, `stranger-${made}`, { plan }),
  };
  const tokens = {
    owner: await app.signInAs(accounts.owner),
    mei: await app.signInAs(accounts.mei),
    bo: await app.signInAs(accounts.bo),
    stranger: await app.signInAs(accounts.stranger),
  };
  const senderId = await addSender(db, world, mail, owner, { port });
  const call: MailTaskApp['call'] = (endpoint, options, who = 'mei') =>
    callApp(app, endpoint, { token: tokens[who], ...options });
  return {
    app,
    accounts,
    senderId,
    call,
    fetch: (endpoint, values, who = 'mei') => app.inject({ ...callOf(endpoint, values), token: tokens[who] }),
    ctxOf(who) {
      const { teamId, accountId } = accounts[who];
      const role = who === 'mei' || who === 'bo' ? 'member' : 'owner';
      return { ...world, actor: { teamId, accountId, sessionId: 0, role, isOperator: false } };
    },
    as: work => asTeam(db, owner.teamId, work),
    async draft(content) {
      const { data } = await call(createDraft, { body: {} });
      const params = { id: data.id };
      const body = { content: someContent({ senderIds: [senderId], ...content }), revision: 1 };
      await call(saveDraft, { params, body });
      return data.id;
    },
    start: (taskId, at) =>
      call(startTask, { params: { id: taskId }, body: { revision: 2, ...(at && { at }) } }),
  };
}

/** Gives creators addresses in the catalogue, which the team may be told of already. */
export async function addAddresses(
  team: MailTaskApp,
  addresses: readonly { creatorId: number; address: string; isOpen?: boolean; foundAt?: string }[],
): Promise<void> {
  const { app, accounts } = team;
  const { db } = app.database;
  await insertAddresses(
    db,
    addresses.map(({ creatorId, address, foundAt = app.world.now().toISOString() }) => ({
      creatorId,
      address,
      source: 'stated',
      via: null,
      foundAt,
    })),
    { isTold: true },
  );
  const open = addresses.filter(({ isOpen = true }) => isOpen);
  const { teamId, accountId } = accounts.owner;
  if (!open.length) return;
  await team.as(async db => {
    await db
      .insertInto('unlocked_addresses')
      .values(
        open.map(({ creatorId, address }) => ({
          team_id: teamId,
          creator_id: creatorId,
          address,
          unlocked_by: accountId,
          unlocked_at: app.world.now(),
        })),
      )
      .execute();
  });
}
