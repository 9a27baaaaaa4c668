import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../../../server/core/db/database.ts';

/** Resolves once something in this database waits for a lock that something else holds. */
export const untilOneWaits = (db: Db): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 60_000 },
  );
