import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { formWith } from '../../../test/harness/app/upload-form.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { MailFile } from '../../../contract/outreach/mail-content.ts';
import type { MailFileUse } from '../../../contract/outreach/mail-files.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { mailFilesOf, readMailFiles, readMailPictures } from './service.ts';

let app: TestApp;
let first: Account;
let second: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  first = await makeTeam(app.database.db, app.world, 'first');
  second = await makeTeam(app.database.db, app.world, 'second');
  token = await app.signInAs(first);
});
afterAll(() => app.close());

interface Uploaded {
  status: number;
  data: MailFile & { fields: { field: string; reason: string }[] };
}

async function upload(use: MailFileUse | 'other', name: string, bytes: Buffer | string): Promise<Uploaded> {
  const form = await formWith(name, bytes);
  const path = `/office/api/mail/files?use=${use}`;
  const reply = await app.inject({ method: 'POST', path, token, ...form });
  return { status: reply.statusCode, data: reply.json<Uploaded>().data };
}
const painted = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });
const keyIn = (url: string | null) => url?.split('/').at(-1) ?? '';

describe('an attachment', () => {
  it('is stored byte for byte, up to 10,485,760 of them', async () => {
    const bytes = Buffer.alloc(limits.attachmentBytes, 'a');
    const { data } = await upload('attachment', '报价 单.pdf', bytes);
    expect(data).toEqual({
      id: expect.any(Number),
      name: '报价 单.pdf',
      mediaType: 'application/octet-stream',
      size: 10_485_760,
      url: null,
    });
    const [file] = await readMailFiles(app.database.db, app.world, first.teamId, [data.id]);
    expect(file?.content.equals(bytes)).toBe(true);
  });

  it('has no byte more', async () => {
    const { status } = await upload('attachment', 'a.pdf', Buffer.alloc(limits.attachmentBytes + 1));
    expect(status).toBe(413);
  });

  it.each(['setup.exe', 'run.BAT', 'page.js', 'saver.pdf.scr'])('is not %s', async name => {
    const { status, data } = await upload('attachment', name, 'x');
    expect([status, data.fields[0]?.field]).toEqual([400, 'file']);
    expect(data.fields[0]?.reason).toContain('程序');
  });

  it('is given out in the order asked for, to its team only', async () => {
    const [a, b] = [await upload('attachment', 'a.txt', 'a'), await upload('attachment', 'b.txt', 'b')];
    const ids = [b.data.id, 999_999, a.data.id];
    const of = (teamId: number) => asTeam(app.database.db, teamId, db => mailFilesOf(db, teamId, ids));
    expect((await of(first.teamId)).map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
    expect(await of(second.teamId)).toEqual([]);
    const read = readMailFiles(app.database.db, app.world, second.teamId, [a.data.id]);
    await expect(read).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a picture', () => {
  it('is re-encoded and public, for ever', async () => {
    const bytes = await painted(2000, 1000)
      .withMetadata({ exif: { IFD0: { Artist: 'Mei' } } })
      .jpeg()
      .toBuffer();
    const { data } = await upload('picture', 'me.JPEG', bytes);
    expect(data).toMatchObject({ name: 'me.jpg', mediaType: 'image/jpeg' });
    const reply = await app.inject({ method: 'GET', path: data.url ?? '' });
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const shown = await sharp(reply.rawPayload).metadata();
    expect([shown.width, shown.height, shown.exif]).toEqual([1400, 700, undefined]);
    const [file] = await readMailPictures(app.database.db, app.world, first.teamId, [keyIn(data.url)]);
    expect(file).toMatchObject({ id: data.id, key: keyIn(data.url), size: reply.rawPayload.length });
    expect(await readMailPictures(app.database.db, app.world, second.teamId, [keyIn(data.url)])).toEqual([]);
  });

  it('that is transparent stays so', async () => {
    const { data } = await upload('picture', 'logo.webp', await painted(20, 10, 0.5).webp().toBuffer());
    expect(data).toMatchObject({ name: 'logo.png', mediaType: 'image/png' });
  });

  it('that is animated is stored unchanged', async () => {
    const frames = await Promise.all([1, 0.3].map(alpha => painted(8, 8, alpha).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { data } = await upload('picture', 'wave.gif', bytes);
    const [file] = await readMailPictures(app.database.db, app.world, first.teamId, [keyIn(data.url)]);
    expect(file?.content.equals(bytes)).toBe(true);
  });

  it.each([
    ['no picture', 'hello'],
    ['an SVG, which may hold a script', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ])('is not %s', async (_what, content) => {
    const { status, data } = await upload('picture', 'a.png', content);
    expect([status, data.fields[0]?.field]).toEqual([400, 'file']);
  });

  it('has no address that can be guessed, and an attachment has none', async () => {
    expect((await app.inject({ method: 'GET', path: '/office/api/mail/pictures/none' })).statusCode).toBe(
      404,
    );
    const { data } = await upload('attachment', 'a.txt', 'a');
    const { key } = await asTeam(app.database.db, first.teamId, db =>
      db.selectFrom('mail_files').select('key').where('id', '=', data.id).executeTakeFirstOrThrow(),
    );
    const reply = await app.inject({ method: 'GET', path: `/office/api/mail/pictures/${key}` });
    expect(reply.statusCode).toBe(404);
  });
});

it('declares its use, and requires a sign-in', async () => {
  expect((await upload('other', 'a.txt', 'a')).status).toBe(400);
  const form = await formWith('a.txt', 'a');
  const path = '/office/api/mail/files?use=attachment';
  expect((await app.inject({ method: 'POST', path, ...form })).statusCode).toBe(401);
});
