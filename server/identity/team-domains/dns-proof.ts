import type { TeamDomain } from '../../../contract/identity/team-domains.ts';
import type { MailDns } from '../../outside/mail-protocol/mail-services.ts';
import type { DomainRow } from './team-domains.queries.ts';

/** The TXT record by which DNS proves the owner of a domain. */
const txtRecordOf = ({ host, token }: Pick<DomainRow, 'host' | 'token'>): TeamDomain['record'] => ({
  name: `_starbridge.${host}`,
  value: `starbridge-verify=${token}`,
});

/** Returns what DNS says against a domain being the team's; empty: nothing. */
export async function askDns(
  dns: Pick<MailDns, 'texts'>,
  domain: Pick<DomainRow, 'host' | 'token'>,
): Promise<TeamDomain['fault']> {
  const { name, value } = txtRecordOf(domain);
  const texts = await dns.texts(name).catch(() => null);
  if (texts === null) return 'noAnswer';
  const found = texts.map(text => text.trim());
  if (found.includes(value)) return '';
  return found.some(text => text.startsWith('starbridge-verify=')) ? 'otherValue' : 'notFound';
}

/** A team that changes its DNS by mistake has so long to mend it. */
export const graceDays = 7;
const dayMs = 86_400_000;

/** Returns when a domain lapses that has failed since a moment. */
export const lapseOf = (failingSince: Date): Date => new Date(failingSince.getTime() + graceDays * dayMs);

export const presentDomain = (row: DomainRow): TeamDomain => ({
  id: row.id,
  host: row.host,
  record: txtRecordOf(row),
  verifiedAt: row.verified_at?.toISOString() ?? null,
  checkedAt: row.checked_at?.toISOString() ?? null,
  fault: row.fault as TeamDomain['fault'],
  lapsesAt: row.failing_since ? lapseOf(row.failing_since).toISOString() : null,
});
