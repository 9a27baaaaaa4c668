import { sql, type RawBuilder } from 'kysely';

/** The payables of collaboration `c` in a currency, as `parts`; null sums without any. */
export const partsIn = (currency: RawBuilder<unknown>) => sql`
  left join lateral (
    select sum(p.amount_minor) as amount, sum(p.tax_minor) as tax,
      sum(p.amount_minor::numeric + coalesce(p.tax_minor, 0)) filter (where p.state = 'paid') as paid
    from payables p
    where p.team_id = c.team_id and p.collaboration_id = c.id and p.currency = ${currency}
      and p.state <> 'cancelled'
  ) parts on true`;

/** What collaboration `c` is known to cost in that currency, with its taxes; null if nothing is. */
export const knownCost = (currency: RawBuilder<unknown>) => sql`
  greatest(case when c.currency = ${currency} and c.state <> 'cancelled' then c.fee_minor end, parts.amount)
    + coalesce(parts.tax, 0)`;
