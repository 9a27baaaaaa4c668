import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saltedContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../../core/context.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { drawCodes } from './draw-codes.ts';
import { makeLinks } from '../creation/make-links.ts';
import { findLinkForMail } from '../service.ts';
import { findTarget } from './find-target.ts';
import { codesForRecipients } from './recipient-codes.ts';

const links = { publicUrl: 'https://app.starbridge.example', shortUrl: 'https://sb.example' };
const ctx = saltedContext();

let database: TestDatabase;
let owner: Account;
let linkId: number;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await makeTeam(database.db, ctx, `owner-${++made}`);
  linkId = await makeLink();
});

const inTeam = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(database.db, owner.teamId, work);

async function makeLink(host = ''): Promise<number> {
  const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
  const signedIn: SignedIn = { ...ctx, actor };
  const common = {
    host,
    product_type: 'ecommerce',
    description: '',
    ios_url: '',
    android_url: '',
    desktop_url: '',
    expires_at: new Date('2027-01-01T00:00:00Z'),
    tags: [],
  } as const;
  const link = { name: 'spring', targetUrl: 'https://shop.example.com', creatorId: 77 };
  const [{ id } = { id: 0 }] = await inTeam(db => makeLinks(db, signedIn, { ...common, tags: [] }, [link]));
  return id;
}

const person = (recipientId: number, creatorId: number | null = null) => ({
  recipientId,
  taskId: 5,
  creatorId,
});
const codesOf = (people: ReturnType<typeof person>[], of = linkId, world = ctx) =>
  inTeam(db => codesForRecipients(db, world, links, { teamId: owner.teamId, linkId: of }, people));
const follow = (url: string) =>
  findTarget(database.db, links, { code: url.slice(url.lastIndexOf('/') + 1), host: '' });

it('each gets an address of their own, and keeps it', async () => {
  const first = await codesOf([person(1, 11), person(2)]);
  expect([...first.keys()]).toEqual([1, 2]);
  for (const url of first.values()) expect(url).toMatch(/^https:\/\/sb\.example\/[A-Za-z0-9]{9}$/);
  expect(first.get(1)).not.toBe(first.get(2));
  const again = await codesOf([person(2), person(3), person(2), person(1, 11)]);
  expect([again.get(1), again.get(2), again.size]).toEqual([first.get(1), first.get(2), 3]);
  expect(await codesOf([])).toEqual(new Map());
});

it('leads to the link’s target, and identifies its recipient', async () => {
  const codes = await codesOf([person(1, 11), person(2)]);
  const same = { teamId: owner.teamId, linkId, target: 'https://shop.example.com/', isOn: true };
  const expiresAt = Date.parse('2027-01-01T00:00:00Z');
  expect(await follow(codes.get(1) ?? '')).toMatchObject({
    ...same,
    expiresAt,
    recipientId: 1,
    creatorId: 11,
  });
  expect(await follow(codes.get(2) ?? '')).toMatchObject({ ...same, recipientId: 2, creatorId: null });
});

it('is on the domain of its link', async () => {
  const of = await makeLink('go.example.com');
  const url = (await codesOf([person(1)], of)).get(1) ?? '';
  expect(url).toMatch(/^https:\/\/go\.example\.com\/[A-Za-z0-9]{9}$/);
  expect(await follow(url)).toBeNull();
  const address = { code: url.slice(-9), host: 'go.example.com' };
  expect(await findTarget(database.db, links, address)).toMatchObject({ linkId: of, recipientId: 1 });
});

it('is generated again if it is taken', async () => {
  const seed = saltedContext();
  const [taken = ''] = drawCodes({ randomBytes: size => Buffer.alloc(size, 5) }, 1, 9);
  await database.db
    .insertInto('short_codes')
    .values({ code: taken, team_id: 1, link_id: 987_654, recipient_id: null })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  let draws = 0;
  const draw = (size: number) => (draws++ === 0 ? Buffer.alloc(size, 5) : seed.randomBytes(size));
  const codes = await codesOf([person(1)], linkId, { ...seed, randomBytes: draw });
  expect(draws).toBeGreaterThan(1);
  expect(codes.get(1)).not.toContain(taken);
  expect(await follow(codes.get(1) ?? '')).toMatchObject({ linkId, recipientId: 1 });
  expect(await follow(taken)).toBeNull();
});

it('by two concurrent calls is one', async () => {
  const people = Array.from({ length: 50 }, (_, index) => person(index + 1));
  const [one, two] = await Promise.all([codesOf(people), codesOf(people.toReversed())]);
  expect(one.size).toBe(50);
  expect(new Map([...two].toSorted(([a], [b]) => a - b))).toEqual(one);
});

it('of twenty thousand are made in seconds', async () => {
  const people = Array.from({ length: 20_000 }, (_, index) => person(index + 1));
  const since = performance.now();
  const codes = await codesOf(people, linkId, { ...ctx, randomBytes });
  const seconds = (performance.now() - since) / 1000;
  console.log(`20,000 addresses of recipients: ${seconds.toFixed(2)} s`);
  expect(new Set(codes.values()).size).toBe(20_000);
  // Far more than needed, because the machine may be busy.
  expect(seconds).toBeLessThan(200);
});

it('is none of another team’s link, or of one that never was', async () => {
  const stranger = await makeTeam(database.db, ctx, `stranger-${made}`);
  for (const ids of [
    { teamId: stranger.teamId, linkId },
    { teamId: owner.teamId, linkId: 987_654 },
  ]) {
    const asked = asTeam(database.db, ids.teamId, db => codesForRecipients(db, ctx, links, ids, [person(1)]));
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
    expect(
      await asTeam(database.db, ids.teamId, db => findLinkForMail(db, ids.teamId, ids.linkId)),
    ).toBeNull();
  }
});

it('a mail gets a link until that is deleted', async () => {
  const find = () => inTeam(db => findLinkForMail(db, owner.teamId, linkId));
  const expiresAt = new Date('2027-01-01T00:00:00Z');
  expect(await find()).toEqual({ id: linkId, name: 'spring', isOn: true, expiresAt });
  await inTeam(db =>
    db.updateTable('short_links').set({ removed_at: ctx.now() }).where('id', '=', linkId).execute(),
  );
  expect(await find()).toBeNull();
});

it('codes use all characters equally often', () => {
  const counts = new Map<string, number>();
  for (const code of drawCodes(ctx, 20_000, 7)) {
    for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  const mean = (20_000 * 7) / 62;
  // Six standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean));
});
