import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { addThread, type SomeThread } from '../../../../test/fixtures/inbox/some-threads.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../../core/context.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { queryOf } from '../../shared/mail-search-terms.ts';
import { listInbox } from './list-threads.ts';
import { searchAllThreads, searchNewestThreads } from './search-threads.queries.ts';

const world = testContext();
let database: TestDatabase;
let ctx: SignedIn;

const ago = (hours: number) => new Date(world.now().getTime() - hours * 3_600_000);
const add = (thread: SomeThread) => addThread(database.db, world, ctx.actor.teamId, thread);
const withFile = [
  'From: Bo <bo@rival.example>\r\nSubject: Rates\r\nMIME-Version: 1.0\r\n',
  'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nPlease find it attached\r\n',
  '--b\r\nContent-Type: application/pdf; name="media-kit.pdf"\r\n',
  'Content-Disposition: attachment; filename="media-kit.pdf"\r\n\r\n%PDF\r\n--b--\r\n',
].join('');

beforeAll(async () => {
  database = await freshDatabase();
  const { teamId, accountId } = await makeTeam(database.db, world, 'own');
  ctx = { ...world, actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } };
  const bo = { name: 'Bo Müller', address: 'bo@rival.example' };
  await add({ subject: '合作报价', mails: [{ at: ago(1), text: '我们想和您合作，价格多少？' }] });
  await add({
    subject: 'Rates',
    counterpart: bo,
    mails: [
      { at: ago(9), source: withFile },
      { at: ago(2), direction: 'out', text: 'Thank you, Bo. The price is fine.' },
      { at: ago(3), text: 'A reminder of the price' },
    ],
  });
  await add({ subject: 'Price list', mails: [{ at: ago(4), text: 'nothing' }], archivedAt: ago(1) });
  await add({ subject: 'Junk price', mails: [{ at: ago(5) }], isSpam: true });
  await add({
    subject: 'Sent only',
    senderId: 2,
    mails: [{ at: ago(6), direction: 'out', text: 'my price' }],
  });
});
afterAll(() => database.drop());

const find = async (q: string, more = {}) => {
  const { threads } = await listInbox(database.db, ctx, { view: 'inbox', size: 30, q, ...more });
  return threads.map(({ subject }) => subject);
};

describe('a search', () => {
  test.each<[string, string[]]>([
    ['合作', ['合作报价']],
    ['价', ['合作报价']],
    ['主题:报价', ['合作报价']],
    ['主题:价格', []],
    ['price', ['Rates', 'Price list', 'Sent only']],
    ['PRICE', ['Rates', 'Price list', 'Sent only']],
    ['pri', ['Rates', 'Price list', 'Sent only']],
    ['subject:price', ['Price list']],
    ['price reminder', ['Rates']],
    ['reminder attached', []],
    ['from:muller', ['Rates']],
    ['from:bo@rival.example price', ['Rates']],
    ['from:@rival.example', ['Rates']],
    ['to:bo', ['Rates']],
    ['from:anna', ['合作报价', 'Price list']],
    ['has:attachment', ['Rates']],
    ['有附件 media', ['Rates']],
    ['media-kit.pdf', ['Rates']],
    ['!!!', []],
    ["x' | '", []],
  ])('%s', async (q, subjects) => {
    expect(await find(q)).toEqual(subjects);
  });

  test('is narrowed as a view is', async () => {
    expect(await find('price', { senderId: 2 })).toEqual(['Sent only']);
    expect(await find('price', { view: 'bounces' })).toEqual(['Rates', 'Price list', 'Sent only']);
  });

  test('is paged, each conversation once', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 9; page += 1) {
      const query = { view: 'inbox', size: 1, q: 'price', ...(after && { after }) } as const;
      const { threads, next } = await listInbox(database.db, ctx, query);
      seen.push(...threads.map(({ subject }) => subject));
      if (!next) break;
      after = next;
    }
    expect(seen).toEqual(['Rates', 'Price list', 'Sent only']);
  });

  test('gives the same among the newest as among all', async () => {
    const { teamId } = ctx.actor;
    await asTeam(database.db, teamId, async db => {
      for (const after of [null, { at: ago(2), id: 2 }, { at: ago(4), id: 3 }]) {
        const asked = { teamId, query: queryOf('price', teamId), filter: {} };
        const all = await searchAllThreads(db, asked, { after, size: 9 });
        expect(await searchNewestThreads(db, asked, { after, size: 9 })).toEqual(all);
        expect(all.length).toBeGreaterThan(0);
      }
    });
  });

  test('of another team finds nothing, whatever the query', async () => {
    const { teamId } = await makeTeam(database.db, world, 'other');
    const query = queryOf('price', ctx.actor.teamId);
    const found = await asTeam(database.db, teamId, db =>
      searchAllThreads(db, { teamId, query, filter: {} }, { after: null, size: 9 }),
    );
    expect(found).toEqual([]);
  });
});
