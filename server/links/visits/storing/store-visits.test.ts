import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { addLinks } from '../../../../test/fixtures/links/some-links.ts';
import { visitorOf } from '../../../../test/fixtures/links/some-visits.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { makeDb, makePool } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { daysLater } from '../date-range.ts';
import { storeVisits, type JournalVisit } from './store-visits.ts';

/** Numbers from 0 to below `below`, the same in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const draw = drawing(11);
const oneOf = <T>(values: readonly T[]): T => values[draw(values.length)] as T;
const ctx = testContext();
const now = ctx.now().getTime();
const journalOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let database: TestDatabase;
let teams = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function newTeam(linkCount: number) {
  const { teamId } = await makeTeam(database.db, ctx, `storing${++teams}`);
  return { teamId, links: await addLinks(database.db, teamId, linkCount) };
}

/** A person whose cookie comes back, one who is given another each time, one without, or a program. */
function someone(number: number, isBot: boolean): Pick<JournalVisit, 'sender' | 'cookie' | 'isByCookie'> {
  const sender = visitorOf((number % 5) + (isBot ? 100 : 0));
  if (isBot || number % 4 === 0) return { sender, cookie: null, isByCookie: false };
  const isByCookie = number % 4 > 1;
  return { sender, cookie: visitorOf(1000 + (isByCookie ? number : 100 + draw(1_000_000))), isByCookie };
}

function someVisit(linkId: number, position: number, changed: Partial<JournalVisit> = {}): JournalVisit {
  const botReason = draw(4) ? '' : oneOf(['robot', 'preview'] as const);
  return {
    linkId,
    position,
    at: new Date(now - draw(40 * 86_400_000)),
    ...someone(draw(30), botReason !== ''),
    system: oneOf(['iOS', 'Android', '']),
    systemVersion: '18',
    browser: oneOf(['Safari', 'Chrome']),
    browserVersion: '18',
    device: oneOf(['phone', 'desktop']),
    app: oneOf(['', 'tiktok']),
    botReason,
    region: oneOf(['US', 'CN/广东/深圳', '']),
    referrer: oneOf(['', 'tiktok.com']),
    isByQr: draw(3) === 0,
    recipientId: null,
    creatorId: null,
    ip: oneOf(['203.0.113.7', '2001:db8::7', null]),
    ...changed,
  };
}

interface Raw {
  link_id: number;
  day: string;
  visitor: string;
  is_new: boolean;
  is_bot: boolean;
  is_by_cookie: boolean;
}
const rawOf = (teamId: number) =>
  asTeam(database.db, teamId, async db => {
    const { rows } = await sql<Raw & Record<string, string>>`
      select v.*, v.day::text as day, case when is_by_qr then 'qr' else 'link' end as source, bot_reason as bot
      from visits v order by id`.execute(db);
    return rows;
  });

const sumsOf = (rows: readonly Raw[]) => ({
  pv: rows.length,
  uv: new Set(rows.map(row => row.visitor)).size,
});

/** Compares all counts with the rows. */
async function expectExact(teamId: number, links: readonly number[], ranges: number): Promise<void> {
  const raw = await rawOf(teamId);
  await asTeam(database.db, teamId, async db => {
    const totals = await db
      .selectFrom('short_links')
      .select(['id', 'pv', 'uv', 'bot_pv', 'bot_uv', 'last_visit_at'])
      .execute();
    for (const link of totals) {
      const rows = raw.filter(row => row.link_id === link.id);
      const people = rows.filter(row => !row.is_bot);
      const bots = sumsOf(rows.filter(row => row.is_bot));
      expect(link).toMatchObject({ ...sumsOf(people), bot_pv: bots.pv, bot_uv: bots.uv });
      const last = Math.max(...people.map(row => new Date(row['at'] ?? '').getTime()));
      expect(link.last_visit_at?.getTime() ?? -Infinity).toBe(last);
    }

    const days = await db.selectFrom('link_days').selectAll().execute();
    for (const { link_id, is_bot, day, pv, uv, new_visitors } of days) {
      const rows = raw.filter(row => row.link_id === link_id && row.is_bot === is_bot && row.day === day);
      const newOnes = rows.filter(row => row.is_new).length;
      expect({ day, pv, uv, new_visitors }).toEqual({ day, ...sumsOf(rows), new_visitors: newOnes });
    }
    expect(days.reduce((sum, row) => sum + row.pv, 0)).toBe(raw.length);

    const parts = await db.selectFrom('link_day_parts').selectAll().execute();
    for (const { link_id, is_bot, part, day, value, pv, new_visitors } of parts) {
      const rows = raw.filter(
        row => row.link_id === link_id && row.is_bot === is_bot && row.day === day && row[part] === value,
      );
      const newOnes = rows.filter(row => row.is_new).length;
      expect({ part, day, value, pv, new_visitors }).toEqual({
        part,
        day,
        value,
        pv: rows.length,
        new_visitors: newOnes,
      });
    }
    const sums = Map.groupBy(parts, row => row.part);
    for (const [part, rows] of sums) {
      const all = part === 'bot' ? raw.filter(row => row.is_bot) : raw;
      expect([part, rows.reduce((sum, row) => sum + row.pv, 0)]).toEqual([part, all.length]);
    }
    expect(sums.size).toBe(raw.some(row => row.is_bot) ? 8 : 7);

    const returns = await db.selectFrom('link_returns').selectAll().execute();
    expect(returns.every(row => row.visitors >= 0)).toBe(true);
    for (let n = 0; n < ranges; n++) {
      const from = daysLater('2026-11-20', -draw(45));
      const to = daysLater(from, draw(25));
      const [linkId, isBot] = [oneOf(links), draw(3) === 0];
      const uv = returns
        .filter(row => row.link_id === linkId && row.is_bot === isBot)
        .filter(row => row.day >= from && row.day <= to && (row.before === '-infinity' || row.before < from))
        .reduce(
          (sum, row) => ({
            uv: sum.uv + row.visitors,
            byCookie: sum.byCookie + (row.is_by_cookie ? row.visitors : 0),
          }),
          { uv: 0, byCookie: 0 },
        );
      const rows = raw.filter(
        row => row.link_id === linkId && row.is_bot === isBot && row.day >= from && row.day <= to,
      );
      const byCookie = raw.filter(row => row.link_id === linkId && row.is_by_cookie).map(row => row.visitor);
      const known = rows.filter(row => byCookie.includes(row.visitor));
      expect([from, to, uv]).toEqual([from, to, { uv: sumsOf(rows).uv, byCookie: sumsOf(known).uv }]);
    }
  });
  const news = Map.groupBy(
    raw.filter(row => row.is_new),
    row => `${row.link_id} ${row.visitor}`,
  );
  expect([...news.values()].every(rows => rows.length === 1)).toBe(true);
  expect(news.size).toBe(new Set(raw.map(row => `${row.link_id} ${row.visitor}`)).size);
}

describe('hundreds of visits of 40 days', () => {
  it('are exact, whatever their order, and however often batches are brought', async () => {
    const { teamId, links } = await newTeam(3);
    const lengths = [0, 0, 0];
    const batches: { journal: string; visits: JournalVisit[] }[] = [];
    for (let n = 0; n < 20; n++) {
      const journal = draw(3);
      const visits = Array.from({ length: 1 + draw(45) }, () =>
        someVisit(oneOf(links), (lengths[journal] = (lengths[journal] ?? 0) + 60 + draw(200))),
      );
      batches.push({ journal: journalOf(journal), visits });
    }
    const brought: typeof batches = [];
    for (const batch of batches) {
      await storeVisits(database.db, ctx, { teamId, ...batch });
      brought.push(batch);
      // Repeats visits, as after a kill between storing and deleting: a batch again, or the same lines cut differently.
      const again = oneOf(brought);
      await storeVisits(database.db, ctx, { teamId, ...again });
      const half = again.visits.slice(draw(again.visits.length));
      await storeVisits(database.db, ctx, { teamId, journal: again.journal, visits: half });
    }
    const all = batches.flatMap(({ visits }) => visits);
    expect(all.length).toBeGreaterThan(300);
    expect((await rawOf(teamId)).length).toBe(all.length);
    await expectExact(teamId, links, 150);
  });

  it('one after the other have the same result as all together', async () => {
    const [one, other] = [await newTeam(2), await newTeam(2)];
    const visits = Array.from({ length: 60 }, (_, n) => someVisit(n % 2, n + 1));
    const of = (links: number[]) => visits.map(visit => ({ ...visit, linkId: links[visit.linkId] ?? 0 }));
    await storeVisits(database.db, ctx, { teamId: one.teamId, journal: journalOf(1), visits: of(one.links) });
    for (const visit of of(other.links))
      await storeVisits(database.db, ctx, { teamId: other.teamId, journal: journalOf(1), visits: [visit] });
    for (const { teamId, links } of [one, other]) await expectExact(teamId, links, 40);
    const figures = ({ teamId }: { teamId: number }) =>
      asTeam(database.db, teamId, db =>
        db
          .selectFrom('short_links')
          .select(['pv', 'uv', 'bot_pv', 'bot_uv', 'last_visit_at'])
          .orderBy('id')
          .execute(),
      );
    expect(await figures(one)).toEqual(await figures(other));
  });
});

describe('two concurrent workers', () => {
  /** Connections like those of another edge process. */
  async function withOthers(work: (db: TestDatabase['db']) => Promise<void>): Promise<void> {
    const db = makeDb(makePool({ url: database.appUrl, poolSize: 2, onIdleError: () => undefined }));
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  }

  it('with journals of their own do not deadlock, and nothing is lost', async () => {
    const { teamId, links } = await newTeam(3);
    await withOthers(async others => {
      const bring = async (db: TestDatabase['db'], journal: string) => {
        for (let batch = 0; batch < 8; batch++) {
          const visits = Array.from({ length: 20 }, (_, n) => someVisit(oneOf(links), batch * 20 + n + 1));
          await storeVisits(db, ctx, { teamId, journal, visits });
        }
      };
      await Promise.all([bring(database.db, journalOf(1)), bring(others, journalOf(2))]);
    });
    expect((await rawOf(teamId)).length).toBe(320);
    await expectExact(teamId, links, 40);
  });

  it('with the same journal, after a lost commit response: it counts once', async () => {
    const { teamId, links } = await newTeam(1);
    const bringing = Array.from({ length: 5 }, (_, batch) => ({
      teamId,
      journal: journalOf(1),
      visits: Array.from({ length: 20 }, (_, n) => someVisit(links[0] ?? 0, batch * 20 + n + 1)),
    }));
    await withOthers(async others => {
      for (const batch of bringing) {
        const ends = await Promise.allSettled([
          storeVisits(database.db, ctx, batch),
          storeVisits(others, ctx, batch),
        ]);
        expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
      }
    });
    expect((await rawOf(teamId)).length).toBe(100);
    await expectExact(teamId, links, 10);
  });
});

describe('a creator who turned out to be another', () => {
  it('is not named by visits that come later: they name the one who stays', async () => {
    const { teamId, links } = await newTeam(1);
    const [stays = 0, between = 0, gone = 0, other = 0] = await someCreators(database.db, 4, ctx.now());
    const merges = [
      { from_id: between, into_id: stays, noted_at: ctx.now() },
      { from_id: gone, into_id: between, noted_at: ctx.now() },
    ];
    await database.db.insertInto('creator_merges').values(merges).execute();
    const visits = [gone, between, stays, other, null].map((creatorId, n) =>
      someVisit(links[0] ?? 0, n + 1, { creatorId, at: ctx.now() }),
    );
    await storeVisits(database.db, ctx, { teamId, journal: journalOf(1), visits });
    const named = (await rawOf(teamId)).map(row => row['creator_id']);
    expect(named).toEqual([stays, stays, stays, other, null]);
    await expectExact(teamId, links, 0);
  });
});

describe('unknown links', () => {
  it('visits of a deleted link, and of one that there never was, are left out', async () => {
    const { teamId, links } = await newTeam(2);
    const [kept = 0, deleted = 0] = links;
    await asTeam(database.db, teamId, db =>
      db.updateTable('short_links').set({ removed_at: ctx.now() }).where('id', '=', deleted).execute(),
    );
    const foreign = (await newTeam(1)).links[0] ?? 0;
    const visits = [deleted, kept, foreign, kept, 999_999].map((linkId, n) => someVisit(linkId, n + 1));
    await storeVisits(database.db, ctx, { teamId, journal: journalOf(1), visits });
    expect((await rawOf(teamId)).map(row => row.link_id)).toEqual([kept, kept]);
    await expectExact(teamId, links, 0);
    const seen = await asTeam(database.db, teamId, db =>
      db.selectFrom('link_visitors').select('link_id').distinct().execute(),
    );
    expect(seen).toEqual([{ link_id: kept }]);
  });

  it('a team that there is not is passed over', async () => {
    const visits = [someVisit(1, 1)];
    await storeVisits(database.db, ctx, { teamId: 999_999, journal: journalOf(1), visits });
    expect(await rawOf(999_999)).toEqual([]);
  });

  it('without visits nothing is written', async () => {
    const { teamId } = await newTeam(1);
    await storeVisits(database.db, ctx, { teamId, journal: journalOf(1), visits: [] });
    const marks = await asTeam(database.db, teamId, db =>
      db.selectFrom('visit_journals').selectAll().execute(),
    );
    expect(marks).toEqual([]);
  });
});
