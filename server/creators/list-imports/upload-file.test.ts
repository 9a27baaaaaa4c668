import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  csvOf,
  ListImportFixture,
  tiktok,
  xlsxOf,
} from '../../../test/fixtures/creators/list-import-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let fixture: ListImportFixture;
let fixtures = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  fixture = await ListImportFixture.open(app, `upload-${++fixtures}`);
});

const filesLeft = () =>
  asTeam(app.database.db, fixture.owner.teamId, async db => ({
    files: (await db.selectFrom('stored_files').select('id').execute()).length,
    imports: (await db.selectFrom('list_imports').select('id').execute()).length,
    rows: (await db.selectFrom('list_import_rows').select('row').execute()).length,
  }));

describe('a file', () => {
  it('is stored with its rows, and a mapping is proposed', async () => {
    const file = await xlsxOf(['昵称', '主页链接'], [['李雷', tiktok('a')], ['', tiktok('b')]]); // oxfmt-ignore
    const { code, data } = await fixture.send('C:\\fakepath\\达人 7月.xlsx', file);
    expect([code, data]).toMatchObject([
      0,
      {
        import: {
          fileName: '达人 7月.xlsx',
          list: { id: fixture.listId, name: 'Summer' },
          by: fixture.owner.username + ' nick',
          state: 'ready',
          finishedAt: null,
          rows: 2,
          succeeded: 0,
          failed: 0,
          headings: ['昵称', '主页链接'],
          mapping: { name: 0, homepage: 1 },
        },
        sample: [
          ['李雷', tiktok('a')],
          ['', tiktok('b')],
        ],
        basis: 'headings',
        room: 500,
      },
    ]);
    expect(await fixture.members()).toEqual([]);
    const { data: shown } = await fixture.show(data.import.id);
    expect(shown.rows).toEqual([
      {
        row: 2,
        homepage: tiktok('a'),
        outcome: 'waiting',
        reason: null,
        creator: null,
        warnings: [],
        changes: [],
      },
      {
        row: 3,
        homepage: tiktok('b'),
        outcome: 'waiting',
        reason: null,
        creator: null,
        warnings: [],
        changes: [],
      },
    ]);
  });

  it('may be CSV, without headings, with rows left empty', async () => {
    const { data } = await fixture.send('a.csv', csvOf(`x,${tiktok('a')}`, ',', `y,${tiktok('b')}`));
    expect(data).toMatchObject({
      import: { rows: 2, headings: ['', ''], mapping: { homepage: 1 } },
      basis: 'contents',
    });
    const { data: shown } = await fixture.show(data.import.id);
    expect(shown.rows.map(({ row }) => row)).toEqual([1, 3]);
  });

  it('may contain characters that databases refuse', async () => {
    const { data } = await fixture.send('a.csv', csvOf('link,note', `${tiktok('a')},a\0b`));
    expect(data.sample).toEqual([[tiktok('a'), 'ab']]);
  });

  it('restores the team’s choice for its headings, and not that of another team', async () => {
    const file = csvOf('哪里,那里', `${tiktok('a')},${tiktok('b')}`);
    const { data } = await fixture.send('a.csv', file);
    expect(data).toMatchObject({ basis: 'contents', import: { mapping: { homepage: 0 } } });
    const { data: started } = await fixture.start(data.import.id, { homepage: 1 });
    await fixture.run(started.workId);
    const again = await fixture.send('b.csv', csvOf('那里 ,哪里'.split(',').toReversed().join(), 'x,y'));
    expect(again.data).toMatchObject({ basis: 'remembered', import: { mapping: { homepage: 1 } } });
    const other = await ListImportFixture.open(app, `upload-other-${fixtures}`);
    expect((await other.send('a.csv', file)).data).toMatchObject({ basis: 'contents' });
  });
});

describe('is refused with its name and advice, and nothing is stored', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each<[string, Buffer | string, string, string]>([
    ['a picture', png, 'photo.xlsx', 'save it as .xlsx'],
    ['nothing but spaces', ' \r\n \r\n', 'empty.csv', 'empty'],
    ['headings alone', csvOf('主页链接,备注'), 'headings.csv', 'fill in the rows below'],
    ['too many rows', `link\n${`${tiktok('a')}\n`.repeat(50_010)}`, 'many.csv', '50,000'],
    ['too many columns', `link\n${'x,'.repeat(61)}x`, 'wide.csv', 'row 2'],
  ])('%s', async (_what, content, name, part) => {
    const before = await filesLeft();
    const { status, code, msg } = await fixture.send(name, content);
    expect([status, code]).toEqual([200, 1012]);
    expect(msg).toContain(`“${name}”`);
    expect(msg).toContain(part);
    expect((await fixture.send(name, content, { lang: 'zh' })).msg).toMatch(/^无法导入“.*”：.*请/);
    expect(await filesLeft()).toEqual(before);
  });

  it('more than 10 MB', async () => {
    expect((await fixture.send('big.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });

  it('an empty form', async () => {
    const answer = await fixture.send('a.csv', '');
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"field":"file"') as string]);
  });
});

describe('a list', () => {
  it('of another team, unknown, or of another account’s private list is not found', async () => {
    const other = await ListImportFixture.open(app, `upload-stranger-${fixtures}`);
    const secret = await fixture.makeList('private');
    const file = csvOf('link', tiktok('a'));
    const codes = [
      await other.send('a.csv', file, { listId: fixture.listId }),
      await fixture.send('a.csv', file, { listId: 999_999 }),
      await fixture.send('a.csv', file, { listId: secret, token: fixture.tokens.member }),
    ].map(({ code }) => code);
    expect(codes).toEqual([404, 404, 404]);
    expect((await fixture.send('a.csv', file, { listId: secret })).code).toBe(0);
  });

  it('requires a sign-in', async () => {
    expect((await fixture.send('a.csv', 'link\nx', { token: 'x' })).status).toBe(401);
  });
});
