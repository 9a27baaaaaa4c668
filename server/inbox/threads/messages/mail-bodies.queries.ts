import type { Db } from '../../../core/db/database.ts';

export async function findBody(db: Db, teamId: number, mailId: number) {
  const row = await db
    .selectFrom('inbox_mails as m')
    .leftJoin('inbox_bodies as b', join =>
      join.onRef('b.team_id', '=', 'm.team_id').onRef('b.mail_id', '=', 'm.id'),
    )
    .select(['m.faults', 'm.size', 'b.text', 'b.html'])
    .where('m.team_id', '=', teamId)
    .where('m.id', '=', mailId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the numbers of the chunks in which a mail is stored. */
export async function chunksOf(db: Db, teamId: number, mailId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('inbox_sources')
    .select('chunk')
    .where('team_id', '=', teamId)
    .where('mail_id', '=', mailId)
    .orderBy('chunk')
    .execute();
  return rows.map(({ chunk }) => chunk);
}

export async function readChunk(
  db: Db,
  teamId: number,
  { mailId, chunk }: { mailId: number; chunk: number },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('inbox_sources')
    .select('content')
    .where('team_id', '=', teamId)
    .where('mail_id', '=', mailId)
    .where('chunk', '=', chunk)
    .executeTakeFirst();
  return row?.content ?? null;
}
