import type { TaskContent } from '../../../contract/mail-content.ts';
import type { VariableValues } from '../../../contract/mail-variables.ts';
import type { Context, SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { MailWorld } from '../../mail/mail-world.ts';
import { fillAddress } from '../../mail/mime-pieces.ts';
import { senderFaces } from '../senders/service.ts';
import type { VersionSnapshot } from './message.ts';
import { teamName } from './queries.ts';
import { recipientValues as valuesOf, type ValuesAsked, type ValuesFor } from './values.ts';

export { checkContent, type RoundMeasured } from './check-content.ts';
export { cleanHtml } from './clean-html.ts';
export { deadLinks } from './dead-links.ts';
export type { Filling, RoundSkeleton, ShownMail, VersionSnapshot } from './message.ts';
export { textOf } from './plain-text.ts';
export { roundLinks, roundSkeleton } from './skeleton.ts';
export type { ValuesAsked, ValuesFor } from './values.ts';

/** What a version keeps, so that its messages can be made again as they were. In the caller's transaction. */
export async function snapshotOf(
  db: Db,
  { actor: { teamId } }: SignedIn,
  { publicUrl }: Pick<MailWorld, 'publicUrl'>,
  content: TaskContent,
): Promise<VersionSnapshot> {
  const faces = await senderFaces(db, teamId, content.senderIds);
  const senders = faces.map(({ id, name, address, replyTo, signatureHtml }) => {
    return { id, name, address, replyTo, signatureHtml };
  });
  return { content, senders, publicUrl, teamName: await teamName(db, teamId) };
}

/** Values of the asked variables by the recipient's id; what is not known is left out. For up to some hundreds. */
export function recipientValues(
  db: Db,
  _ctx: Context,
  asked: ValuesAsked,
  recipients: readonly ValuesFor[],
): Promise<Map<number, VariableValues>> {
  return valuesOf(db, asked, recipients);
}

/** Where a tracked link leads for a recipient; null where its values make no address. */
export function linkTarget(link: string, values: VariableValues): string | null {
  const target = fillAddress(link, { values, token: null, publicUrl: '' });
  return URL.canParse(target) && /^https?:/i.test(target) ? target : null;
}
