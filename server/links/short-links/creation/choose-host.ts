import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { holdVerifiedHost } from '../../short-domains/service.ts';
import { invalid } from './field-rules.ts';

/**
 * Returns the host for a new address. Its domain cannot be removed until the transaction ends.
 * @returns empty for the product's own host
 * @throws AppError invalid_request for a domain that is not the team's, or not verified
 */
export async function placeOf(
  db: Db,
  { lang }: Pick<Context, 'lang'>,
  teamId: number,
  domainId: number | null,
): Promise<string> {
  if (domainId === null) return '';
  const host = await holdVerifiedHost(db, teamId, domainId);
  if (host === null) throw invalid(lang, 'domainId', 'noPlace');
  return host;
}
