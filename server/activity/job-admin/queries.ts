import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

interface QueueRow {
  name: string;
  schedule: string | null;
  waiting: number;
  active: number;
  failed: number;
  dead: number;
}

/** Reads pg-boss's own tables: the queues with the states of their jobs, and their dead jobs. */
export async function listQueues(db: Db, deadLetters: string): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name, s.cron as schedule,
      count(j.id) filter (where j.state in ('created', 'retry')) as waiting,
      count(j.id) filter (where j.state = 'active') as active,
      count(j.id) filter (where j.state = 'failed') as failed,
      (select count(*) from pgboss.job d where d.name = ${deadLetters} and d.source_name = q.name and d.state = 'created') as dead
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name
    left join pgboss.schedule s on s.name = q.name
    where q.name not like '\\_\\_%' and q.name <> ${deadLetters}
    group by q.name, s.cron
    order by q.name`.execute(db);
  return rows;
}

export async function listDeadJobs(db: Db, deadLetters: string) {
  const { rows } = await sql<{ id: string; queue: string; created_on: Date; error: string | null }>`
    select id, source_name as queue, created_on, source_output ->> 'message' as error
    from pgboss.job
    where name = ${deadLetters} and state = 'created' and source_name is not null
    order by created_on desc
    limit 100`.execute(db);
  return rows;
}

export function listImportRuns(db: Db) {
  return db.selectFrom('import_runs').selectAll().orderBy('started_at', 'desc').limit(100).execute();
}
