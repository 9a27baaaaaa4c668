import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { outcomes, outcomesOf } from '../../../contract/outreach/sent-messages/recipient-outcomes.ts';
import { recipientRules } from './recipient-outcomes.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const facts = ['accepted', 'failed', 'bounced', 'read', 'replied'] as const;
const at = '2026-11-20T08:00:00Z';

test('outcomes are the same in the database as in the contract, whatever is known', async () => {
  const combinations = Array.from({ length: 2 ** facts.length }, (_, bits) =>
    facts.map((_fact, place) => ((bits >> place) & 1 ? at : null)),
  );
  const columns = outcomes.map(outcome => sql`${recipientRules[outcome]} as ${sql.ref(outcome)}`);
  for (const combination of combinations) {
    const [accepted = null, failed = null, bounced = null, read = null, replied = null] = combination;
    const { rows } = await sql<Record<string, boolean>>`
      select ${sql.join(columns)} from (
        select ${accepted}::timestamptz as accepted_at, ${failed}::timestamptz as failed_at,
          ${bounced}::timestamptz as bounced_at, ${read}::timestamptz as read_at,
          ${replied}::timestamptz as replied_at
      ) r`.execute(database.db);
    const holding = outcomes.filter(outcome => rows[0]?.[outcome]);
    expect([combination, holding]).toEqual([
      combination,
      outcomesOf({ accepted, failed, bounced, read, replied }),
    ]);
  }
});
