import type { TaskContent } from '../../../contract/outreach/mail-content.ts';
import { deliversPlus } from '../../../contract/outreach/senders/mail-providers.ts';
import type { VariableValues } from '../../../contract/core/mail/mail-variables.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { oneLine } from '../../outside/mail-protocol/mime/mime-headers.ts';
import { fillAddress, fillPieces, piecesOf } from '../../outside/mail-protocol/mime/mime-pieces.ts';
import { senderFaces, type SenderFace } from '../senders/service.ts';
import type { Measured } from './checks/check-content.ts';
import type * as message from './version-snapshot.ts';
import { findSnapshot, teamName } from './queries.ts';
import { findValues, type ValueParams, type Person } from './recipient-values.ts';
import { subjectOf, writtenMail } from './written-mail.ts';

export type VersionSnapshot = message.VersionSnapshot;
export type RoundTemplate = message.RoundTemplate;
export type Filling = message.Filling;
export type RoundMeasured = Measured;
export type ValuesParams = ValueParams;
export type ValuesFor = Person;

/** Whether answers come to the mailbox itself, and its provider delivers addresses with a plus sign to it. */
const takesReplyTokens = ({ address, replyTo, provider }: SenderFace): boolean =>
  (!replyTo || replyTo === address) && deliversPlus(provider, address);

/** Returns what a version stores, so that its messages can be built again unchanged. In the caller's transaction. */
export async function snapshotOf(
  db: Db,
  { actor: { teamId } }: SignedIn,
  { publicUrl, shortUrl }: Pick<MailServices, 'publicUrl' | 'shortUrl'>,
  content: TaskContent,
): Promise<VersionSnapshot> {
  const faces = await senderFaces(db, teamId, content.senderIds);
  const senders = faces.map(face => {
    const { id, name, address, replyTo, signatureHtml } = face;
    return { id, name, address, replyTo, signatureHtml, takesReplyTokens: takesReplyTokens(face) };
  });
  return {
    content,
    senders,
    publicUrl,
    shortUrl,
    teamName: await teamName(db, teamId),
    hasTrap: true,
    hasReaderFooter: true,
  };
}

/** Returns what a version of a task stored, in the caller's transaction as the team. @throws AppError not_found */
export async function versionSnapshot(
  db: Db,
  version: { teamId: number; taskId: number; version: number },
): Promise<VersionSnapshot> {
  const snapshot = await findSnapshot(db, version);
  if (!snapshot) throw new AppError('not_found');
  return snapshot;
}

/** Returns where a tracked link leads for a recipient; null if its values make no valid address. */
export function linkTarget(link: string, values: VariableValues): string | null {
  const target = fillAddress(link, { values, token: null, publicUrl: '' });
  return URL.canParse(target) && /^https?:/i.test(target) ? target : null;
}

/**
 * Returns the subject of a message as it was sent, without building the message.
 * @param written the round's subject, and that of the first round, which a follow-up without a subject continues
 */
export function sentSubject(
  written: { own: string | null; first: string | null },
  values: VariableValues,
): string {
  const subject = piecesOf(subjectOf(written.own ?? '', written.first ?? ''), () => 'text');
  return oneLine(fillPieces(subject, { values, token: null, publicUrl: '' })).trim();
}

/**
 * Returns values of the requested variables by recipient id, with at most three statements; unknown values are left
 * out. For up to some hundred recipients, in the caller's transaction as the team.
 */
export function recipientValues(
  db: Db,
  _ctx: Context,
  asked: ValuesParams,
  recipients: readonly ValuesFor[],
): Promise<Map<number, VariableValues>> {
  return findValues(db, asked, recipients);
}

/** Appends the sender's signature to a body, as HTML and as text. */
export function withSignature(html: string, signatureHtml: string): { html: string; text: string } {
  const body = { subject: '', html, text: null };
  return writtenMail({ body, firstSubject: '', signatureHtml, footer: null });
}
