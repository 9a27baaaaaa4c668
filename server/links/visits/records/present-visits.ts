import { may } from '../../../../contract/core/roles/permissions.ts';
import type { Visit } from '../../../../contract/links/visits.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { readTeamRows } from '../../../creators/shared/team-rows.ts';
import { linksById } from '../links.queries.ts';
import { maskIp } from './mask-ip.ts';
import type { RecordRow } from './list-records.queries.ts';

/** A visit of a link with code and host instead of its whole address. */
export type PresentedVisit = Omit<Visit, 'link'> & {
  link: { id: number; name: string; code: string; host: string };
};

/** Adds the current names of links and creators; only who may read the audit log sees whole addresses, others networks. */
export async function presentVisits(
  db: Db,
  { actor }: SignedIn,
  rows: readonly RecordRow[],
): Promise<PresentedVisit[]> {
  const { teamId } = actor;
  const creatorIds = [...new Set(rows.flatMap(({ creator_id: id }) => id ?? []))];
  const creators = new Map(
    (await readTeamRows(db, teamId, creatorIds)).map(({ id, name }) => [id, { id, name }]),
  );
  const linkIds = [...new Set(rows.map(({ link_id: id }) => id))];
  const links = new Map((await linksById(db, teamId, linkIds)).map(link => [link.id, link]));
  return rows.map(row => ({
    id: row.id,
    link: links.get(row.link_id) ?? { id: row.link_id, name: '', code: '', host: '' },
    at: row.at.toISOString(),
    isNew: row.is_new,
    isByCookie: row.is_by_cookie,
    botReason: row.bot_reason,
    region: row.region,
    system: row.system,
    systemVersion: row.system_version,
    browser: row.browser,
    browserVersion: row.browser_version,
    device: row.device,
    app: row.app,
    referrer: row.referrer,
    isByQr: row.is_by_qr,
    creator: (row.creator_id !== null && creators.get(row.creator_id)) || null,
    ip: may(actor, 'audit.read') ? (row.ip ?? '') : maskIp(row.ip ?? ''),
  }));
}
