import type { LightMyRequestResponse } from 'fastify';
import { buffer } from 'node:stream/consumers';
import type { ReplyOf } from '../contract/endpoint.ts';
import {
  showListImport,
  startListImport,
  tryListImport,
  type ImportMapping,
  type uploadListImport,
} from '../contract/list-imports.ts';
import { createList } from '../contract/lists.ts';
import type { SignedIn } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { listImportJob } from '../server/features/list-imports/jobs.ts';
import { addList } from '../server/features/lists/change.ts';
import { writeXlsx } from '../server/storage/xlsx.ts';
import type { TestApp } from './app.ts';
import { callApp, type Answer } from './calls.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';
import { formWith } from './uploads.ts';

/** A table as people send it. */
export function xlsxOf(headings: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  async function* each() {
    for (const row of rows) yield await Promise.resolve(row);
  }
  return buffer(writeXlsx(each(), { sheet: 'Sheet1', columns: headings.map(head => ({ head })) }));
}

export const csvOf = (...rows: string[]) => rows.join('\r\n');
export const tiktok = (handle: string) => `https://www.tiktok.com/@${handle}`;

/** A list of the caller. @returns its id */
export async function makeList(db: Db, ctx: SignedIn): Promise<number> {
  return (await addList(db, ctx, { name: 'Summer', description: '', color: 1, visibility: 'team' })).id;
}

type Upload = ReplyOf<typeof uploadListImport>;

/** A team with a list, and what its people do to import into it. */
export class ListImportRoom {
  readonly app: TestApp;
  readonly owner: Account;
  readonly member: Account;
  readonly tokens: { owner: string; member: string };
  listId = 0;

  private constructor(app: TestApp, owner: Account, member: Account, tokens: ListImportRoom['tokens']) {
    this.app = app;
    this.owner = owner;
    this.member = member;
    this.tokens = tokens;
  }

  static async open(app: TestApp, name: string, plan = 'basic'): Promise<ListImportRoom> {
    const { database, world } = app;
    const owner = await makeTeam(database.db, world, name, { plan });
    const member = await makeMember(database.db, world, owner.teamId, `${name}-member`);
    const tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
    const room = new ListImportRoom(app, owner, member, tokens);
    room.listId = await room.makeList();
    return room;
  }

  async makeList(visibility: 'team' | 'private' = 'team', token = this.tokens.owner): Promise<number> {
    const body = { name: 'Summer', color: 1, visibility };
    return (await callApp(this.app, createList, { token, body })).data.id;
  }

  async send(
    name: string,
    content: Buffer | string,
    { listId = this.listId, token = this.tokens.owner, lang = 'en' } = {},
  ): Promise<Answer<Upload>> {
    const reply: LightMyRequestResponse = await this.app.inject({
      method: 'POST',
      path: `/kol/api/lists/${listId}/imports`,
      token,
      headers: { 'accept-language': lang },
      ...(await formWith(name, content)),
    });
    const { code, msg, data } = reply.json<{ code: number; msg: string; data: Upload }>();
    return { status: reply.statusCode, code, msg, data, fields: [], text: reply.body };
  }

  try = (id: number, mapping: ImportMapping, token = this.tokens.owner) =>
    callApp(this.app, tryListImport, { token, params: { id }, body: { mapping } });

  start = (id: number, mapping: ImportMapping, token = this.tokens.owner) =>
    callApp(this.app, startListImport, { token, params: { id }, body: { mapping } });

  /** What a worker does once the job is in its queue. */
  run = (workId: number) =>
    listImportJob.run(this.app.database.db, this.app.world, { teamId: this.owner.teamId, workId });

  /** From the file to the end, with the proposed mapping. @returns the id of the import */
  async importAll(name: string, content: Buffer | string, listId = this.listId): Promise<number> {
    const { data } = await this.send(name, content, { listId });
    const started = await this.start(data.import.id, data.import.mapping);
    await this.run(started.data.workId);
    return data.import.id;
  }

  show = (id: number, query: Parameters<typeof this.showAs>[1] = {}) => this.showAs(id, query);

  showAs = async (
    id: number,
    query: { outcome?: 'waiting' | 'added' | 'already' | 'failed'; page?: number; size?: number } = {},
    token = this.tokens.owner,
  ) => callApp(this.app, showListImport, { token, params: { id }, query });

  /** Handles in the list, sorted. */
  async members(listId = this.listId): Promise<string[]> {
    const rows = await asTeam(this.app.database.db, this.owner.teamId, db =>
      db
        .selectFrom('list_members as m')
        .innerJoin('creators as c', 'c.id', 'm.creator_id')
        .select('c.handle')
        .where('m.list_id', '=', listId)
        .orderBy('c.handle')
        .execute(),
    );
    return rows.map(({ handle }) => handle);
  }
}
