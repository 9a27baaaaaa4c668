import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addNote,
  changeNote,
  deleteNote,
  listTeamTags,
  getTeamCreator,
} from '../../../contract/creators/team-creators/team-creators.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeMember } from '../../workspace/members/service.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { addTags } from './service.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let member: Account;
let tokens: { owner: string; member: string; stranger: string };
let creators: number[];

beforeAll(async () => {
  app = await startTestApp();
  await loadSample(app.database.db, app.world, { count: 10 });
  const rows = await app.database.db.selectFrom('creators').select('id').orderBy('id').execute();
  creators = rows.map(row => row.id);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  member = await makeMember(db, app.world, owner.teamId, `member-${made}`);
  const stranger = await makeTeam(db, app.world, `stranger-${made}`);
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
});

type Who = keyof typeof tokens;
const unknown = 999_999_999;
const id = (index = 0) => creators[index] ?? 0;
const ctxOf = ({ teamId, accountId }: Account): SignedIn => ({
  ...app.world,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false },
});
const show = (who: Who, creatorId = id()) =>
  callApp(app, getTeamCreator, { token: tokens[who], params: { id: creatorId } });
const notes = async (who: Who = 'owner', creatorId = id()) => (await show(who, creatorId)).data.notes;
const write = (who: Who, text: string, creatorId = id()) =>
  callApp(app, addNote, { token: tokens[who], params: { id: creatorId }, body: { text } });
const rewrite = (who: Who, noteId: number, text: string, { creatorId = id(), revision = 1 } = {}) =>
  callApp(app, changeNote, {
    token: tokens[who],
    params: { id: creatorId, noteId },
    body: { text, revision },
  });
const drop = (who: Who, noteId: number, creatorId = id()) =>
  callApp(app, deleteNote, { token: tokens[who], params: { id: creatorId, noteId } });
const noted = async (who: Who, text: string) => (await write(who, text)).data.id;

describe('notes', () => {
  it('are for the whole team, newest first, as they were typed', async () => {
    const text = '报价 $500\n\n  <b>两条</b> 视频 👍';
    const first = await noted('member', text);
    app.world.pass(1000);
    const second = await noted('owner', 'x'.repeat(2000));
    expect(await notes()).toEqual([
      expect.objectContaining({ id: second, text: 'x'.repeat(2000), mine: true }),
      {
        id: first,
        text,
        by: `${member.username} nick`,
        at: new Date(app.world.now().getTime() - 1000).toISOString(),
        changedAt: null,
        revision: 1,
        mine: false,
      },
    ]);
    expect((await show('member')).data.marks).toMatchObject({ notes: 2, status: 'new', teamTags: [] });
    expect(await notes('owner', id(1))).toEqual([]);
  });

  it('cannot be empty or longer than 2000 characters', async () => {
    const noteId = await noted('owner', 'stays');
    for (const text of ['', ' \n ', 'x'.repeat(2001)]) {
      expect(await write('owner', text)).toMatchObject({ status: 400, fields: ['text'] });
      expect(await rewrite('owner', noteId, text)).toMatchObject({ status: 400, fields: ['text'] });
    }
    expect(await notes()).toMatchObject([{ text: 'stays' }]);
  });

  it('are about creators that there are', async () => {
    expect(await show('owner', unknown)).toMatchObject({ status: 404 });
    expect(await write('owner', 'x', unknown)).toMatchObject({ status: 404 });
  });

  it('are changed by their authors only, not even by the main account', async () => {
    const noteId = await noted('member', 'before');
    app.world.pass(1000);
    expect(await rewrite('owner', noteId, 'after')).toMatchObject({ status: 403 });
    expect(await rewrite('member', noteId, 'before')).toMatchObject({ code: 0 });
    expect(await notes()).toMatchObject([{ text: 'before', changedAt: null }]);
    expect(await rewrite('member', noteId, 'after')).toMatchObject({ code: 0, data: { revision: 2 } });
    expect(await notes()).toMatchObject([{ text: 'after', changedAt: app.world.now().toISOString() }]);
  });

  it('are not overwritten by who saw an older text, and nobody needs to see the newest to write the same', async () => {
    const noteId = await noted('member', 'before');
    await rewrite('member', noteId, 'in one window');
    expect(await rewrite('member', noteId, 'in another')).toMatchObject({ code: 1015 });
    expect(await notes()).toMatchObject([{ text: 'in one window', revision: 2 }]);
    expect(await rewrite('member', noteId, 'in one window')).toMatchObject({
      code: 0,
      data: { revision: 2 },
    });
    expect(await rewrite('member', noteId, 'in another', { revision: 2 })).toMatchObject({ code: 0 });
    expect(await notes()).toMatchObject([{ text: 'in another', revision: 3 }]);
  });

  it('are deleted by their authors and by the main account', async () => {
    const [first, second] = [await noted('owner', 'one'), await noted('member', 'two')];
    expect(await drop('member', first)).toMatchObject({ status: 403 });
    expect(await drop('owner', first)).toMatchObject({ code: 0 });
    expect(await drop('owner', second)).toMatchObject({ code: 0 });
    expect(await drop('owner', second)).toMatchObject({ status: 404 });
    expect(await notes()).toEqual([]);
  });

  it('of another team, or of another creator, are not there', async () => {
    const noteId = await noted('owner', 'ours');
    expect(await notes('stranger')).toEqual([]);
    expect(await rewrite('stranger', noteId, 'x')).toMatchObject({ status: 404 });
    expect(await drop('stranger', noteId)).toMatchObject({ status: 404 });
    expect(await rewrite('owner', noteId, 'x', { creatorId: id(1) })).toMatchObject({ status: 404 });
    expect(await drop('owner', noteId, id(1))).toMatchObject({ status: 404 });
    expect(await notes()).toMatchObject([{ text: 'ours' }]);
  });

  it('stay when their author is deleted, without the name', async () => {
    await write('member', 'stays');
    await removeMember(app.database.db, ctxOf(owner), member.accountId);
    expect(await notes()).toMatchObject([{ text: 'stays', by: '', mine: false }]);
  });
});

describe('the tags of a team', () => {
  it('are sorted by frequency, and private to the team', async () => {
    const ctx = ctxOf(owner);
    await asTeam(app.database.db, owner.teamId, async db => {
      await addTags(db, ctx, creators.slice(0, 3), ['美妆']);
      await addTags(db, ctx, creators.slice(0, 1), ['VIP', 'abc']);
    });
    const tagsOf = async (who: Who) => (await callApp(app, listTeamTags, { token: tokens[who] })).data.tags;
    expect(await tagsOf('member')).toEqual([
      { tag: '美妆', creators: 3 },
      { tag: 'VIP', creators: 1 },
      { tag: 'abc', creators: 1 },
    ]);
    expect(await tagsOf('stranger')).toEqual([]);
  });
});
