import { sql } from 'kysely';
import pg from 'pg';
import { asTeam } from '../../server/core/db/tenant.ts';
import { vectorOfTeam, wordsOfMail } from '../../server/inbox/shared/mail-search-terms.ts';
import type { Served } from '../served.ts';

/** What the busiest of teams has. */
export const teamRows = {
  lists: 500,
  tasks: 2000,
  campaigns: 500,
  monitors: 500,
  orders: 200,
  links: 20_000,
  threads: 50_000,
} as const;

const batch = 5000;

/** Everything is named after creators, so that what finds a creator finds other things as well. */
const inserts: Record<Exclude<keyof typeof teamRows, 'threads'>, string> = {
  lists: `lists (team_id, name, color, visibility, created_by, created_at)
    select team.id, c.name, 1, 'team', team.account, now() - c.id * interval '1 minute'`,
  tasks: `mail_tasks (team_id, name, state, account_id, content, created_at, changed_at)
    select team.id, c.name || ' 2026', 'sent', team.account,
      jsonb_build_object('rounds', jsonb_build_array(jsonb_build_object('subject', c.bio, 'html', c.bio))), now(), now()`,
  campaigns: `campaigns (team_id, account_id, name, brief, begins_on, ends_on, zone, currency, created_at, changed_at)
    select team.id, team.account, c.name, c.bio, '2026-11-01', '2026-11-30', 'UTC', 'USD', now(), now()`,
  monitors: `monitor_projects (team_id, account_id, owner_id, name, begins_on, ends_on, zone, currency, created_at)
    select team.id, team.account, team.account, c.name, '2026-11-01', '2026-11-30', 'UTC', 'USD', now()`,
  orders: `orders (team_id, number, plan, months, monthly_fen, discount_bp, list_fen, discount_fen, credit_fen, pay_fen,
      channel, payable_until, ordered_by, ordered_at)
    select team.id, '20261120' || lpad(c.id::text, 16, '0'), 'team', 1, 100, 0, 100, 0, 0, 100, 'wechat', now(),
      team.account, now()`,
  links: `short_links (team_id, name, product_type, description, code, target_url, created_by, created_at)
    select team.id, c.name, 'ecommerce', left(c.bio, 200), 'b' || c.id, 'https://shop.example/' || c.handle,
      team.account, now()`,
};

interface Person {
  id: number;
  handle: string;
  name: string;
  opening: string;
  bio: string;
}

/** A conversation of one mail with each of these creators. */
async function addThreads(served: Served, from: number, to: number): Promise<void> {
  const { teamId } = served.team;
  const { rows: people } = await sql<Person>`
    select id, handle, name, left(bio, 60) as opening, bio from creators where id > ${from} and id <= ${to}`.execute(
    served.db,
  );
  const mails = people.map(({ id, handle, name, opening, bio }) => {
    const address = `${handle.toLowerCase()}@creators.example`;
    const subject = `Re: ${opening}`;
    const person = `${name} <${address}>`;
    const words = wordsOfMail({ subject, from: [person], to: [], text: bio, fileNames: [] });
    return { id, name, address, subject, words: vectorOfTeam(teamId, words) };
  });
  await asTeam(served.db, teamId, async db => {
    await sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(mails)})
          as m (id bigint, name text, address text, subject text, words text)
      ), threads as (
        insert into inbox_threads (team_id, subject, counterpart_address, counterpart_name, sender_id, kind, last_at,
          last_in_at, mails)
        select ${teamId}::bigint, subject, address, name, 1, 'reply', now() - id * interval '1 minute',
          now() - id * interval '1 minute', 1
        from given returning id, counterpart_address, last_at
      )
      insert into inbox_words (team_id, mail_id, thread_id, at, words)
      select ${teamId}::bigint, t.id, t.id, t.last_at, g.words::tsvector
      from threads t join given g on g.address = t.counterpart_address`.execute(db);
  });
}

/** As the database does by itself some time after so many rows. */
async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** Gives the team of the bench what it may look for besides creators. */
export async function fillTeam(served: Served): Promise<void> {
  const { db, team } = served;
  for (const [kind, insert] of Object.entries(inserts)) {
    const count = teamRows[kind as keyof typeof inserts];
    await asTeam(db, team.teamId, db =>
      sql`insert into ${sql.raw(insert)}
        from creators c, (select ${team.teamId}::bigint as id, ${team.accountId}::bigint as account) team
        where c.id <= ${count}`.execute(db),
    );
  }
  for (let from = 0; from < teamRows.threads; from += batch) await addThreads(served, from, from + batch);
  await vacuum(served.ownerUrl);
}
