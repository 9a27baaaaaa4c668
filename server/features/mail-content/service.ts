import type { Lang } from '../../../contract/error-texts.ts';
import type { TaskContent } from '../../../contract/mail-content.ts';
import type { MailVariable, VariableValues } from '../../../contract/mail-variables.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { MailWorld } from '../../mail/mail-world.ts';
import type { RoundSkeleton, VersionSnapshot } from './message.ts';

export type { Filling, RoundSkeleton, ShownMail, VersionSnapshot } from './message.ts';

/** What a version keeps, so that its messages can be made again as they were. */
export async function snapshotOf(
  db: Db,
  ctx: Context & { actor: { teamId: number } },
  world: Pick<MailWorld, 'publicUrl'>,
  content: TaskContent,
): Promise<VersionSnapshot> {
  void [db, ctx, world, content];
  throw new Error('not made yet');
}

/** @param round from 1 @throws AppError not_found for a file, a round or a sender that is not there */
export async function roundSkeleton(
  pool: Db,
  ctx: Context,
  asked: { teamId: number; snapshot: VersionSnapshot; round: number; senderId: number },
): Promise<RoundSkeleton> {
  void [pool, ctx, asked];
  throw new Error('not made yet');
}

export interface ValuesAsked {
  teamId: number;
  lang: Lang;
  /** Only these are looked up. */
  variables: readonly MailVariable[];
  snapshot: Pick<VersionSnapshot, 'senders' | 'teamName'>;
  senderId: number;
}

/** Of `mail_recipients`. */
export interface ValuesFor {
  id: number;
  creatorId: number | null;
  name: string;
  address: string;
}

/** Values of the asked variables by the recipient's id; what is not known is left out. For up to some hundreds. */
export async function recipientValues(
  db: Db,
  ctx: Context,
  asked: ValuesAsked,
  recipients: readonly ValuesFor[],
): Promise<Map<number, VariableValues>> {
  void [db, ctx, asked, recipients];
  throw new Error('not made yet');
}

/** Where a tracked link leads for a recipient; null where its values make no address. */
export function linkTarget(link: string, values: VariableValues): string | null {
  void [link, values];
  return null;
}

/** Plain text of an HTML body; variables stay. */
export function textOf(html: string): string {
  return html;
}

/** HTML as mail may hold it: what was allowed stays as it is when it is cleaned again. */
export function cleanHtml(html: string): string {
  return html;
}
