import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import {
  mailTaskApp,
  type MailTaskApp,
  type Who,
} from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, someContent } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import {
  addRecipients,
  createDraft,
  deleteTask,
  listDraftRecipients,
  listTasks,
  pauseTask,
  saveDraft,
  getTask,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { deleteMember } from '../../../../contract/workspace/members.ts';
import { maxRecipients } from '../recipients/draft-recipients.ts';
import { insertCreators } from '../recipients/draft-recipients.queries.ts';

let app: TestApp;
let team: MailTaskApp;
let creators: number[];

beforeAll(async () => {
  app = await startTestApp();
  creators = await someCreators(app.database.db, 3, app.world.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(1000);
  team = await mailTaskApp(app);
});

const make = async (body: object = {}, who: Who = 'mei') =>
  (await team.call(createDraft, { body }, who)).data.id;
const show = (id: number, who: Who = 'mei') => team.call(getTask, { params: { id } }, who);
const save = (id: number, revision: number, change: object = {}, who: Who = 'mei') =>
  team.call(saveDraft, { params: { id }, body: { content: someContent(change), revision } }, who);

describe('a draft', () => {
  test('begins empty, with the first verified sender and the caller’s language', async () => {
    const { data } = await show(await make());
    expect(data).toMatchObject({ state: 'draft', name: '', revision: 1, mine: true, expectedEnd: null });
    expect(data.content).toMatchObject({ lang: 'zh', senderIds: [team.senderId], rounds: [{ subject: '' }] });
    expect(data.counts.recipients).toBe(0);
  });

  test('in which nothing was written is listed nowhere, and gone a day later', async () => {
    const listed = async () =>
      (await team.call(listTasks, { query: { state: 'draft' } })).data.tasks.map(({ id }) => id);
    const looked = await make();
    const written = await make();
    await save(written, 1);
    const filled = await make({ selection: { of: 'ids', ids: creators } });
    expect(await listed()).toEqual([filled, written]);
    expect((await save(looked, 1)).code).toBe(0);
    expect(await listed()).toContain(looked);
    const again = await make();
    const dayBefore = new Date(app.world.now().getTime() - 86_400_001);
    await team.as(db =>
      db.updateTable('mail_tasks').set({ created_at: dayBefore }).where('id', '>', 0).execute(),
    );
    await make();
    expect((await show(again)).code).toBe(404);
    expect(await listed()).toHaveLength(3);
  });

  test('begins with recipients of a selection', async () => {
    const id = await make({ selection: { of: 'ids', ids: [...creators, 999_999] } });
    const { data } = await team.call(listDraftRecipients, { params: { id } });
    expect(data.recipients.map(({ creatorId }) => creatorId)).toEqual(creators);
    expect((await show(id)).data.counts.recipients).toBe(3);
  });

  test('as a copy has the content and no recipients', async () => {
    const first = await make({ selection: { of: 'ids', ids: creators } });
    const rounds = [aRound(), aRound({ subject: '' })];
    await save(first, 1, { rounds, senderIds: [team.senderId, 999], cc: 'a@b.example' });
    const { data } = await show(await make({ copyOf: first }));
    expect(data.content).toMatchObject({ name: 'Autumn（副本）', rounds, senderIds: [team.senderId], cc: 'a@b.example' }); // oxfmt-ignore
    expect(data.counts.recipients).toBe(0);
    expect((await team.call(createDraft, { body: { copyOf: first } }, 'bo')).code).toBe(404);
  });

  test('is saved once per revision, and sanitised', async () => {
    const id = await make();
    const html = '<p onclick="x()">Hi</p><script>alert(1)</script>';
    expect((await save(id, 1, { rounds: [aRound({ html })] })).data).toEqual({ revision: 2 });
    const shown = (await show(id)).data;
    expect(shown.content.rounds[0]?.html).not.toMatch(/script|onclick/);
    expect(shown).toMatchObject({ name: 'Autumn', revision: 2, subject: 'Hello {{creator.name|there}}' });
    expect((await save(id, 1, { name: 'Late' })).code).toBe(1015);
    expect((await show(id)).data.name).toBe('Autumn');
  });

  test('is its maker’s and the main account’s', async () => {
    const id = await make();
    const codes = async (who: Who) => [
      (await show(id, who)).code,
      (await save(id, (await show(id)).data.revision, {}, who)).code,
      (await team.call(pauseTask, { params: { id } }, who)).code,
    ];
    expect(await codes('stranger')).toEqual([404, 404, 404]);
    expect(await codes('bo')).toEqual([404, 404, 404]);
    expect(await codes('owner')).toEqual([0, 0, 1018]);
    const drafts = async (who: Who) =>
      (await team.call(listTasks, { query: { state: 'draft' } }, who)).data.tasks.map(task => task.id);
    expect([await drafts('mei'), await drafts('bo'), await drafts('owner')]).toEqual([[id], [], [id]]);
    expect((await team.call(listTasks)).data).toEqual({ tasks: [], total: 0 });
  });

  test('is deleted with its recipients', async () => {
    const id = await make({ selection: { of: 'ids', ids: creators } });
    expect((await team.call(deleteTask, { params: { id } }, 'bo')).code).toBe(404);
    expect((await team.call(deleteTask, { params: { id } })).code).toBe(0);
    expect((await show(id)).code).toBe(404);
    const left = await team.as(db =>
      db.selectFrom('mail_recipients').select('id').where('task_id', '=', id).execute(),
    );
    expect(left).toEqual([]);
  });

  test('passes to the main account when its author is deleted', async () => {
    const id = await make();
    await team.call(deleteMember, { params: { id: team.accounts.mei.accountId } }, 'owner');
    expect((await show(id, 'owner')).data).toMatchObject({
      createdBy: expect.stringMatching(/^owner/),
      mine: true,
    });
  });

  test('accepts 20,000 and not one more', async () => {
    const id = await make();
    const { teamId } = team.accounts.owner;
    const ids = Array.from({ length: maxRecipients - 1 }, (_, place) => 1_000_000 + place);
    await team.as(db => insertCreators(db, { teamId, taskId: id }, ids));
    const paste = (pasted: string) => team.call(addRecipients, { params: { id }, body: { pasted } });
    const refused = await paste('a@one.example b@one.example');
    expect([refused.status, refused.fields]).toEqual([400, ['pasted']]);
    expect((await paste('a@one.example')).code).toBe(0);
  });
});
