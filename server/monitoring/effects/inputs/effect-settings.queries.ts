import { sql } from 'kysely';
import type { EffectSettings } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import type { Rate } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Db } from '../../../core/db/database.ts';

export interface CurrencyRate extends Rate {
  currency: Currency;
}

/** By project; projects without settings are missing. */
export async function readSettings(
  db: Db,
  teamId: number,
  projectIds: readonly number[],
): Promise<Map<number, EffectSettings>> {
  const rows = await db
    .selectFrom('effect_settings')
    .select(['project_id', 'spread', 'coefficients'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', sql<number>`any(${projectIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ project_id, ...settings }) => [project_id, settings]));
}

export async function putSettings(
  db: Db,
  teamId: number,
  projectId: number,
  { spread, coefficients }: EffectSettings,
): Promise<void> {
  await sql`
    insert into effect_settings (team_id, project_id, spread, coefficients)
    values (${teamId}, ${projectId}, ${spread}, ${coefficients && JSON.stringify(coefficients)}::jsonb)
    on conflict (team_id, project_id) do update
      set spread = excluded.spread, coefficients = excluded.coefficients`.execute(db);
}

/** Returns the exchange rates that the team typed last. */
export function readRates(db: Db, teamId: number): Promise<CurrencyRate[]> {
  return db
    .selectFrom('effect_rates')
    .select(['currency', 'rate_e8 as rateE8', 'rate_on as rateOn', 'rate_from as rateFrom'])
    .where('team_id', '=', teamId)
    .orderBy('currency')
    .execute();
}

export async function putRate(db: Db, teamId: number, rate: CurrencyRate): Promise<void> {
  await sql`
    insert into effect_rates (team_id, currency, rate_e8, rate_on, rate_from)
    values (${teamId}, ${rate.currency}, ${rate.rateE8}, ${rate.rateOn}::date, ${rate.rateFrom})
    on conflict (team_id, currency) do update
      set rate_e8 = excluded.rate_e8, rate_on = excluded.rate_on, rate_from = excluded.rate_from`.execute(db);
}
