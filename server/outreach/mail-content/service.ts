import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { MailBody, TaskContent } from '../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../contract/outreach/mail-tasks/task-findings.ts';
import type { previewMail } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { deliversPlus } from '../../../contract/outreach/senders/mail-providers.ts';
import type { VariableValues } from '../../../contract/outreach/mail-variables.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import type { MailWorld } from '../../outside/mail-protocol/mail-services.ts';
import { oneLine } from '../../outside/mail-protocol/mime/mime-headers.ts';
import { fillAddress, fillPieces, piecesOf } from '../../outside/mail-protocol/mime/mime-pieces.ts';
import type { WebAsker } from '../../outside/network/ask-web.ts';
import { creatorPages, sampleCreatorPage } from '../../creators/creator-connections/service.ts';
import { senderFaces, type SenderFace } from '../senders/service.ts';
import { checkRounds, type Measured } from './check-content.ts';
import { clean } from './clean-html.ts';
import { findDeadLinks } from './dead-links.ts';
import { enclosePictures } from './enclose-pictures.ts';
import { commonAddress, ownAddresses, sampleAddress, type LinkedVersion } from './link-addresses.ts';
import type * as message from './message.ts';
import { toText } from './plain-text.ts';
import { previewFor } from './preview.ts';
import { findSnapshot, teamName } from './queries.ts';
import { linksOfRound, makeSkeleton, type RoundAsked } from './skeleton.ts';
import { findValues, type Asked, type Person } from './values.ts';
import { roundsWithLink, subjectOf, writtenMail } from './written-mail.ts';

export type VersionSnapshot = message.VersionSnapshot;
export type RoundSkeleton = message.RoundSkeleton;
export type Filling = message.Filling;
export type ShownMail = message.ShownMail;
export type RoundMeasured = Measured;
export type ValuesAsked = Asked;
export type ValuesFor = Person;

/** Answers come to the mailbox itself, and its provider delivers there what stands behind a plus sign. */
const takesReplyTokens = ({ address, replyTo, provider }: SenderFace): boolean =>
  (!replyTo || replyTo === address) && deliversPlus(provider, address);

/** What a version keeps, so that its messages can be made again as they were. In the caller's transaction. */
export async function snapshotOf(
  db: Db,
  { actor: { teamId } }: SignedIn,
  { publicUrl, shortUrl }: Pick<MailWorld, 'publicUrl' | 'shortUrl'>,
  content: TaskContent,
): Promise<VersionSnapshot> {
  const faces = await senderFaces(db, teamId, content.senderIds);
  const senders = faces.map(face => {
    const { id, name, address, replyTo, signatureHtml } = face;
    return { id, name, address, replyTo, signatureHtml, takesReplyTokens: takesReplyTokens(face) };
  });
  return { content, senders, publicUrl, shortUrl, teamName: await teamName(db, teamId), hasTrap: true };
}

/** What a version of a task kept, in the caller's transaction as the team. @throws AppError not_found */
export async function versionSnapshot(
  db: Db,
  version: { teamId: number; taskId: number; version: number },
): Promise<VersionSnapshot> {
  const snapshot = await findSnapshot(db, version);
  if (!snapshot) throw new AppError('not_found');
  return snapshot;
}

/** Where a tracked link leads for a recipient; null where its values make no address. */
export function linkTarget(link: string, values: VariableValues): string | null {
  const target = fillAddress(link, { values, token: null, publicUrl: '' });
  return URL.canParse(target) && /^https?:/i.test(target) ? target : null;
}

/**
 * The subject of a message as it was sent, without making the message again.
 * @param written its round's, and that of the first round, under which a follow-up without a subject goes on
 */
export function sentSubject(
  written: { own: string | null; first: string | null },
  values: VariableValues,
): string {
  const subject = piecesOf(subjectOf(written.own ?? '', written.first ?? ''), () => 'text');
  return oneLine(fillPieces(subject, { values, token: null, publicUrl: '' })).trim();
}

/** A round made ready for one sender. @throws AppError not_found for a round, a sender or an attachment that is not there */
export function roundSkeleton(
  pool: Db,
  ctx: Context,
  asked: RoundAsked & { teamId: number },
): Promise<RoundSkeleton> {
  return makeSkeleton(pool, ctx, asked);
}

/** Where the tracked links of a round lead, by number: what its skeleton has, without reading its files. */
export function roundLinks(asked: RoundAsked): string[] {
  return linksOfRound(asked);
}

/**
 * Values of the asked variables by the recipient's id, in at most three statements; what is not known is left out.
 * For up to some hundreds, in the caller's transaction as the team.
 */
export function recipientValues(
  db: Db,
  _ctx: Context,
  asked: ValuesAsked,
  recipients: readonly ValuesFor[],
): Promise<Map<number, VariableValues>> {
  return findValues(db, asked, recipients);
}

/**
 * What stands for `{{link}}` by the recipient's id: an address of their own, made where they have none yet. For those
 * whose mail uses it, in the caller's transaction as the team.
 */
export const ownLinks = (
  db: Db,
  ctx: Pick<Context, 'randomBytes'>,
  of: { teamId: number; taskId: number; version: LinkedVersion },
  people: readonly { id: number; creatorId: number | null }[],
): Promise<Map<number, string>> => ownAddresses(db, ctx, of, people);

/** What stands for `{{link}}` in a mail to nobody in particular: the address of the link itself. */
export const commonLink = (db: Db, teamId: number, version: LinkedVersion): Promise<string | undefined> =>
  commonAddress(db, teamId, version);

/** What stands for `{{link}}` in a preview, which makes no address. */
export const sampleLink = (db: Db, teamId: number, version: LinkedVersion): Promise<string> =>
  sampleAddress(db, teamId, version);

/** What stands for `{{creator.page}}` in a mail that goes, and in one that nobody gets. */
export const ownPages = creatorPages;
export const samplePage = sampleCreatorPage;

/** Rounds in which `{{link}}` stands, from 1: all of them where a signature has it. */
export const roundsUsingLink = (
  rounds: readonly Pick<MailBody, 'subject' | 'html' | 'text'>[],
  signatures: readonly { signatureHtml: string }[],
): number[] => roundsWithLink(rounds, signatures);

/** A mail as a creator would get it, made by the code that sends it; no address of a creator is looked up. */
export function previewOf(
  pool: Db,
  ctx: SignedIn,
  world: Pick<MailWorld, 'publicUrl' | 'shortUrl'>,
  asked: BodyOf<typeof previewMail>,
): Promise<ReplyOf<typeof previewMail>> {
  return previewFor(pool, ctx, world, asked);
}

/** What is the matter with what is written, before anybody gets it: round by round. */
export function checkContent(
  content: TaskContent,
  measured: readonly RoundMeasured[],
  server: { maxBytes: number | null },
): Finding[] {
  return checkRounds(content, measured, server);
}

/** Links that lead nowhere, in their order; at most 20 are tried, those with variables not at all. */
export function deadLinks(links: readonly string[], ask: WebAsker): Promise<string[]> {
  return findDeadLinks(links, ask);
}

/** HTML as mail may hold it; variables stay. What was cleaned stays as it is when it is cleaned again. */
export const cleanHtml = (html: string): string => clean(html);

/** Plain text of an HTML body; variables stay. */
export const textOf = (html: string): string => toText(html);

/** A body with the signature of its sender below, as HTML and as text. */
export function withSignature(html: string, signatureHtml: string): { html: string; text: string } {
  const body = { subject: '', html, text: null };
  return writtenMail({ body, firstSubject: '', signatureHtml, lang: 'en', unsubscribeFooter: false });
}

/** Puts the team's pictures that a body shows into the mail itself. @param asked `html` is cleaned */
export const withEnclosedPictures = (
  pool: Db,
  ctx: Context,
  asked: { teamId: number; html: string; publicUrl: string },
): ReturnType<typeof enclosePictures> => enclosePictures(pool, ctx, asked);
