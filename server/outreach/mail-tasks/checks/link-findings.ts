import type { MailRound, TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import type { Db } from '../../../core/db/database.ts';
import { roundsUsingLink } from '../../mail-content/written-mail.ts';
import { afterWaits } from '../../delivery/service.ts';
import { findLinkForMail } from '../../../links/short-links/service.ts';
import { errorOf } from './form-findings.ts';

interface Params {
  teamId: number;
  content: Pick<TaskContent, 'rounds' | 'linkId'>;
  signatures: readonly { signatureHtml: string }[];
  /** When the first round begins. */
  from: Date;
  /** When the first round has gone to everybody. */
  through: Date;
}

/** Returns when a round is sent to the last recipient, if nobody answers. @param round from 1 */
const lastMoment = (rounds: readonly MailRound[], round: number, through: Date): Date =>
  afterWaits(rounds.slice(1, round), through);

/** Checks the short link of a task whose mail contains `{{link}}`. In the caller's transaction as the team. */
export async function linkFindings(
  db: Db,
  { teamId, content, signatures, from, through }: Params,
): Promise<Finding[]> {
  const { rounds, linkId } = content;
  const uses = roundsUsingLink(rounds, signatures);
  const [first] = uses;
  const last = uses.at(-1);
  if (!first || !last) return [];
  if (!linkId) return [errorOf('noLink', { variable: 'link' }, first)];
  const link = await findLinkForMail(db, teamId, linkId);
  if (!link) return [errorOf('linkGone', {}, first)];
  const { name, isOn, expiresAt } = link;
  if (!isOn) return [errorOf('linkOff', { name }, first)];
  if (!expiresAt) return [];
  const details = { name, at: expiresAt.toISOString() };
  if (expiresAt <= from) return [errorOf('linkExpired', details, first)];
  if (expiresAt > lastMoment(rounds, last, through)) return [];
  return [{ severity: 'warning', finding: 'linkExpires', round: last, details }];
}
