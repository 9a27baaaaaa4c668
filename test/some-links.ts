import { sql } from 'kysely';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';

/** Short links with codes `L1`… of a team, made in one go. @returns their ids, in the order of their codes */
export function addLinks(db: Db, teamId: number, count: number): Promise<number[]> {
  return asTeam(db, teamId, async db => {
    const { rows } = await sql<{ id: number }>`
      insert into short_links (team_id, name, product_type, code, target_url, created_by, created_at)
      select ${teamId}, 'Link ' || n, 'ecommerce', ${codePrefix(teamId)} || n,
        'https://shop.example.com/products/' || n || '?utm_source=tiktok&utm_campaign=spring', 1, '2026-11-01'
      from generate_series(1, ${count}::int) n
      returning id`.execute(db);
    await sql`
      insert into short_codes (code, team_id, link_id)
      select code, team_id, id from short_links where team_id = ${teamId}`.execute(db);
    return rows.map(row => row.id);
  });
}

export const codePrefix = (teamId: number): string => `T${teamId}L`;
