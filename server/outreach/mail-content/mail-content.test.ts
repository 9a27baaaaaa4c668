import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailRound, TaskContent } from '../../../contract/outreach/mail-content.ts';
import { mailVariables, type MailVariable } from '../../../contract/core/mail/mail-variables.ts';
import type { ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { aRound, someContent } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { someList, someMailFile, someSender } from '../../../test/fixtures/outreach/some-mail.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { Filling, VersionSnapshot } from './version-snapshot.ts';
import { linkTarget, recipientValues, snapshotOf } from './service.ts';
import { roundLinks, roundTemplate } from './message-template.ts';
import { footerValues } from './unsubscribe-footer.ts';

const world = testContext();
let database: TestDatabase;
let creators: number[];
let ctx: SignedIn;
let teams = 0;

beforeAll(async () => {
  database = await freshDatabase();
  creators = await someCreators(database.db, 5, world.now());
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { teamId, accountId } = await makeTeam(database.db, world, `values-${++teams}`);
  ctx = { ...world, actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } };
});

const within = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(database.db, ctx.actor.teamId, work);
const creator = (place: number) => creators[place] ?? 0;

const sender = {
  id: 7,
  name: '小明 Ming',
  address: 'ming@brand.example',
  replyTo: 'answers@brand.example',
  signatureHtml: '<p>Ming, <b>{{team.name}}</b></p>',
};
const round = (change: Partial<MailRound> = {}) =>
  aRound({
    subject: '你好 {{creator.name|朋友}}',
    html: '<p>Hi {{creator.name|there}}, <a href="https://brand.example/?c={{creator.id}}">look</a></p>',
    ...change,
  });
const snapshotWith = (rounds: MailRound[], change: Partial<TaskContent> = {}): VersionSnapshot => ({
  content: someContent({
    senderIds: [7],
    cc: 'boss@brand.example；agency@other.example',
    rounds,
    ...change,
  }),
  senders: [sender],
  publicUrl: 'https://star.example',
  teamName: 'Brand & Co',
});

describe('values', () => {
  const values = async (
    creatorIds: (number | null)[],
    variables: readonly MailVariable[] = mailVariables,
    lang: ReaderLang = 'en',
  ) => {
    const asked = {
      teamId: ctx.actor.teamId,
      lang,
      variables,
      snapshot: snapshotWith([round()]),
      senderId: 7,
    };
    const recipients = creatorIds.map((creatorId, index) => {
      return { id: index + 1, creatorId, name: `Pasted ${index}`, address: 'x@x.example' };
    });
    const found = await within(db => recipientValues(db, ctx, asked, recipients));
    return recipients.map(({ id }) => found.get(id));
  };

  const post = (creatorId: number, id: string, day: number, plays: number | null) => ({
    creator_id: creatorId,
    platform_post_id: id,
    url: `https://www.tiktok.com/@x/video/${id}`,
    caption: `Video ${id} #tag`,
    published_at: new Date(Date.UTC(2026, 9, day)),
    plays,
    observed_at: world.now(),
  });

  const makeList = (name: string, visibility: 'team' | 'private', ids: number[]) => {
    world.pass(1000);
    return someList(database.db, ctx, { name, visibility }, ids);
  };

  test('are the known data of a creator, formatted by language', async () => {
    await database.db
      .updateTable('creators')
      .set({ average_plays: 1_240_312, region: 'DE', platform_id: '681' })
      .where('id', '=', creator(0))
      .execute();
    await database.db
      .insertInto('posts')
      .values(post(creator(0), 'a', 3, 52_100))
      .execute();
    await makeList('Autumn', 'team', [creator(0)]);
    expect(await values([creator(0)])).toEqual([
      {
        'creator.name': 'creator 1',
        'creator.id': '681',
        'creator.handle': 'handle_1',
        'creator.platform': 'TikTok',
        'creator.followers': '1M',
        'creator.averagePlays': '1.24M',
        'creator.homepage': 'https://www.tiktok.com/@handle_1',
        'creator.topPost.title': 'Video a',
        'creator.topPost.plays': '52.1K',
        'creator.topPost.url': 'https://www.tiktok.com/@x/video/a',
        'creator.region': 'Germany',
        'list.name': 'Autumn',
        'sender.name': '小明 Ming',
        'sender.address': 'ming@brand.example',
        'team.name': 'Brand & Co',
      },
    ]);
    const [zh] = await values([creator(0)], ['creator.averagePlays', 'creator.region'], 'zh');
    expect(zh).toEqual({ 'creator.averagePlays': '124万', 'creator.region': '德国' });
    const [pt] = await values([creator(0)], ['creator.averagePlays', 'creator.region'], 'pt');
    expect(pt).toEqual({ 'creator.averagePlays': '1,24\u00a0mi', 'creator.region': 'Alemanha' });
  });

  test('of the unsubscribe line are in the creator’s language: the one they speak, or that of their region', async () => {
    const speak = (index: number, language: string | null, region: string | null) =>
      database.db
        .updateTable('creators')
        .set({ language, region })
        .where('id', '=', creator(index))
        .execute();
    await speak(0, 'ja', 'US');
    await speak(1, null, 'TW');
    await speak(2, 'it', 'IT');
    await speak(3, null, null);
    const label: MailVariable[] = ['unsubscribe.label'];
    expect(await values([creator(0), creator(1), creator(2), creator(3), null], label)).toEqual([
      { 'unsubscribe.label': '配信停止' },
      { 'unsubscribe.label': '取消訂閱' },
      {},
      {},
      {},
    ]);
  });

  test('are left out if unknown, and were not queried', async () => {
    expect(await values([creator(1), null], ['creator.name', 'creator.averagePlays', 'list.name'])).toEqual([
      { 'creator.name': 'creator 2' },
      { 'creator.name': 'Pasted 1' },
    ]);
  });

  test('name the post with most plays among the latest ten', async () => {
    const posts = Array.from({ length: 12 }, (_, n) =>
      post(creator(2), `p${n}`, n + 1, n === 0 ? 9999 : n === 7 ? 700 : 5),
    );
    await database.db
      .insertInto('posts')
      .values([...posts, post(creator(2), 'unknown', 20, null)])
      .execute();
    await database.db
      .insertInto('posts')
      .values([post(creator(3), 'mute', 20, null)])
      .execute();
    expect(
      await values([creator(2), creator(3)], ['creator.topPost.title', 'creator.topPost.plays']),
    ).toEqual([{ 'creator.topPost.title': 'Video p7', 'creator.topPost.plays': '700' }, {}]);
  });

  test('name the newest list of the team, no private, archived or foreign one', async () => {
    await makeList('Old', 'team', [creator(0), creator(1)]);
    await makeList('New', 'team', [creator(1)]);
    await makeList('Mine', 'private', [creator(0)]);
    const archived = await makeList('Archived', 'team', [creator(0)]);
    await within(db =>
      db.updateTable('lists').set({ archived_at: world.now() }).where('id', '=', archived).execute(),
    );
    expect(await values([creator(0), creator(1), creator(4)], ['list.name'])).toEqual([
      { 'list.name': 'Old' },
      { 'list.name': 'New' },
      {},
    ]);
    const other = await makeTeam(database.db, world, `other-${teams}`);
    ctx = { ...ctx, actor: { ...ctx.actor, ...other } };
    expect(await values([creator(0)], ['list.name'])).toEqual([{}]);
  });
});

describe('a round', () => {
  const filling = (change: Partial<Filling> = {}): Filling => ({
    to: { name: '安娜', address: 'anna@creators.example' },
    messageId: '<m1@brand.example>',
    date: world.now(),
    references: [],
    token: 'T'.repeat(32),
    values: { 'creator.name': 'Anna & Bo', 'creator.id': 'a b', 'team.name': 'Brand & Co' },
    ...change,
  });
  const templateOf = (snapshot: VersionSnapshot, number = 1) =>
    roundTemplate(database.db, ctx, { teamId: ctx.actor.teamId, snapshot, round: number, senderId: 7 });

  test('becomes a whole mail, the same each time', async () => {
    const snapshot = snapshotWith([round()]);
    const messageTemplate = await templateOf(snapshot);
    const mail = messageTemplate.write(filling());
    expect((await templateOf(structuredClone(snapshot))).write(filling()).equals(mail)).toBe(true);
    const { subject, from, to, cc, html, text } = await PostalMime.parse(mail);
    expect({ subject, from, to, cc }).toEqual({
      subject: '你好 Anna & Bo',
      from: { name: '小明 Ming', address: 'ming@brand.example' },
      to: [{ name: '安娜', address: 'anna@creators.example' }],
      cc: ['boss@brand.example', 'agency@other.example'].map(address => ({ name: '', address })),
    });
    const token = 'T'.repeat(32);
    expect(html).toContain(`<p>Hi Anna &amp; Bo, <a href="https://star.example/m/c/${token}/0">look</a></p>`);
    expect(html).toContain('<p>Ming, <b>Brand &amp; Co</b></p>');
    expect(html).toContain(`<a href="https://star.example/u/${token}"`);
    expect(text?.trim()).toBe(
      'Hi Anna & Bo, look <https://brand.example/?c=a%20b>\n\n-- \nMing, Brand & Co\n\n' +
        `If you would rather not hear from us again, unsubscribe here: https://star.example/u/${token}`,
    );
  });

  test('ends in the recipient’s language, or in that of the mail if theirs is not known', async () => {
    const snapshot = { ...snapshotWith([round()], { lang: 'id' }), hasReaderFooter: true };
    const messageTemplate = await templateOf(snapshot);
    const own = { ...filling().values, ...footerValues('ar') };
    const asWritten = await PostalMime.parse(messageTemplate.write(filling()));
    const asRead = await PostalMime.parse(messageTemplate.write(filling({ values: own })));
    const link = `https://star.example/u/${'T'.repeat(32)}`;
    expect(asWritten.text).toContain(
      `Tidak ingin menerima email dari kami lagi? Berhenti berlangganan: ${link}`,
    );
    expect(asWritten.html).toContain('<html lang="id">');
    expect(asRead.text).toContain(`إلغاء الاشتراك: ${link}`);
    expect(asRead.html).toMatch(
      /<span dir="auto">[^<]+<a href="[^"]+" style="[^"]+">إلغاء الاشتراك<\/a><\/span>/,
    );
    expect(messageTemplate.required).toEqual(['creator.id', 'team.name']);
  });

  test('of a version of before is made as it was then', async () => {
    const before = snapshotWith([round()]);
    const replyToken = 'r'.repeat(26);
    const today = { ...before, hasTrap: true, senders: [{ ...sender, replyTo: '', takesReplyTokens: true }] };
    const sent = (await templateOf(before)).write(filling({ replyToken })).toString();
    expect([sent.includes('/m/t/'), sent.includes(replyToken)]).toEqual([false, false]);
    const { html, replyTo } = await PostalMime.parse(
      (await templateOf(today)).write(filling({ replyToken })),
    );
    expect(html).toContain(`https://star.example/m/t/${'T'.repeat(32)}"`);
    expect(replyTo).toEqual([{ name: sender.name, address: `ming+${replyToken}@brand.example` }]);
  });

  test('names what it needs', async () => {
    const messageTemplate = await templateOf(snapshotWith([round()]));
    expect(messageTemplate.variables).toEqual([
      'creator.name',
      'creator.id',
      'team.name',
      'unsubscribe.link',
    ]);
    expect(messageTemplate.required).toEqual(['creator.id', 'team.name']);
    expect(messageTemplate.links).toEqual(['https://brand.example/?c={{creator.id}}']);
    expect(roundLinks({ snapshot: snapshotWith([round()]), round: 1, senderId: 7 })).toEqual(
      messageTemplate.links,
    );
    const empty = filling({ to: { name: '', address: '' }, messageId: '', values: {} });
    expect(messageTemplate.bytes).toBe(messageTemplate.write(empty).length);
    expect(linkTarget(messageTemplate.links[0] ?? '', { 'creator.id': 'a b' })).toBe(
      'https://brand.example/?c=a%20b',
    );
  });

  test('has no footer of ours where it has a link of its own, or none was asked for', async () => {
    const own = round({ html: '<p><a href="{{unsubscribe.link}}">bye</a></p>', text: 'hello' });
    const shown = (await templateOf(snapshotWith([own]))).show(filling());
    expect(shown.html.match(/\/u\//g)).toHaveLength(1);
    expect(shown.text).toContain('unsubscribe here: https://star.example/u/');
    const plain = (await templateOf(snapshotWith([round()], { unsubscribeFooter: false }))).show(filling());
    expect(plain.html + plain.text).not.toContain('/u/');
  });

  test('continues under the first subject', async () => {
    const snapshot = snapshotWith([round(), round({ subject: '' }), round({ subject: 'Again' })]);
    const references = ['<m0@brand.example>', '<m1@brand.example>'];
    const second = await PostalMime.parse((await templateOf(snapshot, 2)).write(filling({ references })));
    expect(second.subject).toBe('Re: 你好 Anna & Bo');
    expect([second.inReplyTo, second.references]).toEqual([references[1], references.join(' ')]);
    expect((await templateOf(snapshot, 3)).show(filling()).subject).toBe('Again');
  });

  test('takes attachments and pictures with it, hosted ones not', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const kit = Buffer.from('%PDF-1.7');
    const attachment = await someMailFile(database.db, ctx, 'attachment', '报价单.pdf', kit);
    const picture = () => someMailFile(database.db, ctx, 'picture', 'a.png', png);
    const [inside, hosted] = [await picture(), await picture()];
    const html = `<p>Look</p><img src="${inside.url}"><img src="${hosted.url}" data-hosted="1"><img src="/office/api/mail/pictures/gone">`;
    const messageTemplate = await templateOf(snapshotWith([round({ html, attachments: [attachment.id] })]));
    const parsed = await PostalMime.parse(messageTemplate.write(filling()));
    const key = inside.url?.split('/').at(-1) ?? '';
    expect(parsed.html).toContain(`<img src="cid:${key}@starbridge" />`);
    expect(parsed.html).toContain(`<img src="https://star.example${hosted.url}" data-hosted="1" />`);
    expect(parsed.html).toContain('<img src="https://star.example/office/api/mail/pictures/gone" />');
    expect(parsed.attachments.map(({ filename, contentId }) => [filename, contentId])).toEqual([
      ['a.png', `<${key}@starbridge>`],
      ['报价单.pdf', undefined],
    ]);
    const shown = messageTemplate.show(filling());
    expect(shown.html).toContain(`<img src="${inside.url}" />`);
    expect(shown.attachments).toEqual([{ name: '报价单.pdf', size: 8 }]);
  });

  test('is not there', async () => {
    await expect(templateOf(snapshotWith([round()]), 2)).rejects.toThrow('not_found');
    const asked = { teamId: ctx.actor.teamId, snapshot: snapshotWith([round()]), round: 1, senderId: 8 };
    await expect(roundTemplate(database.db, ctx, asked)).rejects.toThrow('not_found');
    await expect(templateOf(snapshotWith([round({ attachments: [999] })]))).rejects.toThrow('not_found');
  });
});

test('a version keeps its senders as they are, without their access', async () => {
  const id = await someSender(database.db, ctx);
  const { content } = snapshotWith([round()]);
  const asked = { ...content, senderIds: [id, 999] };
  const snapshot = await within(db =>
    snapshotOf(db, ctx, { publicUrl: 'https://star.example', shortUrl: '' }, asked),
  );
  expect(JSON.parse(JSON.stringify(snapshot))).toEqual({
    content: asked,
    senders: [
      {
        id,
        name: 'Ming',
        address: 'ming@brand.example',
        replyTo: 'a@brand.example',
        signatureHtml: '<p>M</p>',
        takesReplyTokens: false,
      },
    ],
    publicUrl: 'https://star.example',
    shortUrl: '',
    teamName: `values-${teams} team`,
    hasTrap: true,
    hasReaderFooter: true,
  });
});

test.each([
  ['gmail', 'ming@brand.example', '', true],
  ['gmail', 'ming@gmail.com', 'ming@gmail.com', true],
  ['gmail', 'ming@gmail.com', 'boss@gmail.com', false],
  ['outlook', 'ming@hotmail.com', '', true],
  ['outlook', 'ming@brand.example', '', false],
  ['other', 'ming@live.com', '', true],
  ['qq', '123@qq.com', '', false],
  ['sandbox', 'ming@sandbox.starbridge.example', '', true],
])(
  'answers to a mailbox of %s, %s, with Reply-To %j, have the name of the message: %s',
  async (provider, address, replyTo, expected) => {
    const id = await someSender(database.db, ctx);
    const change = { provider, address, reply_to: replyTo };
    const { content } = snapshotWith([round()]);
    const snapshot = await within(async db => {
      await db.updateTable('mail_senders').set(change).where('id', '=', id).execute();
      return snapshotOf(
        db,
        ctx,
        { publicUrl: 'https://star.example', shortUrl: '' },
        { ...content, senderIds: [id] },
      );
    });
    expect(snapshot.senders).toMatchObject([{ id, takesReplyTokens: expected }]);
  },
);
