import { payableFieldsSchema, type PayableFields } from '../contract/payables.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertReminder } from '../server/features/agenda/reminders.queries.ts';
import { addPayable } from '../server/features/payables/change.ts';
import { actingAs } from './some-monitors.ts';
import type { Account } from './two-teams.ts';

type Maker = Pick<Account, 'teamId' | 'accountId'>;

/** ¥1,000.00, as a form would send it. */
export const payableFields = (fields: Partial<PayableFields> = {}): PayableFields =>
  payableFieldsSchema.parse({ label: 'Fee', amountMinor: 100_000, currency: 'CNY', ...fields });

/** Something to pay for a collaboration. @returns its id */
export const somePayable = async (
  db: Db,
  ctx: Context,
  maker: Maker,
  collaborationId: number,
  fields: Partial<PayableFields> = {},
): Promise<number> => (await addPayable(db, actingAs(ctx, maker), collaborationId, payableFields(fields))).id;

/** Something to pay, of which somebody was reminded. */
export async function fillAgenda(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
  collaborationId: number,
): Promise<void> {
  await somePayable(db, ctx, { teamId, accountId }, collaborationId, { label: username });
  const at = ctx.now();
  const reminder = { teamId, accountId, day: at.toISOString().slice(0, 10), at };
  await asTeam(db, teamId, db => insertReminder(db, reminder));
}
