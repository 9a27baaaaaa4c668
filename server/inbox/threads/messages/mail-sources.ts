import { Readable } from 'node:stream';
import { Gate } from '../../../core/concurrency-gate.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { SentFile } from '../../../core/http/serve-endpoint.ts';
import { parseMail } from '../../../outside/mail-protocol/parsing/parse-mail.ts';
import type { ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';
import { chunksOf, findBody, readChunk } from './mail-bodies.queries.ts';

/** Reading a mail takes up to a hundred megabytes, so only this many are read at the same time. */
const gate = new Gate(2);

async function* readChunks(pool: Db, teamId: number, mailId: number): AsyncGenerator<Buffer, void> {
  const chunks = await asTeam(pool, teamId, db => chunksOf(db, teamId, mailId));
  for (const chunk of chunks) {
    const bytes = await asTeam(pool, teamId, db => readChunk(db, teamId, { mailId, chunk }));
    // A reader must not take half a mail for a whole one.
    if (!bytes) throw new Error(`chunk ${chunk} of mail ${mailId} is gone`);
    yield bytes;
  }
}

/** Parses a mail from its stored source. */
export function readParsed(pool: Db, teamId: number, mailId: number): Promise<ParsedMail> {
  return gate.pass(async () => {
    const chunks = await Array.fromAsync(readChunks(pool, teamId, mailId));
    return parseMail(Buffer.concat(chunks));
  });
}

async function requireSource(pool: Db, teamId: number, mailId: number): Promise<void> {
  const isKept = await asTeam(
    pool,
    teamId,
    async db =>
      (await findBody(db, teamId, mailId)) !== null && (await chunksOf(db, teamId, mailId)).length > 0,
  );
  if (!isKept) throw new AppError('not_found');
}

/** Opens a mail byte for byte, with one chunk in memory at a time. @throws AppError not_found */
export async function openSource(pool: Db, { actor }: SignedIn, mailId: number): Promise<SentFile> {
  await requireSource(pool, actor.teamId, mailId);
  const content = Readable.from(readChunks(pool, actor.teamId, mailId), { objectMode: false });
  return { content, mediaType: 'message/rfc822', name: `${mailId}.eml` };
}

/**
 * Opens an attachment, whatever its declared type, as a download: a browser must never display it.
 * @throws AppError not_found, also for one beyond the limits
 */
export async function openPart(
  pool: Db,
  { actor }: SignedIn,
  { id, part }: { id: number; part: number },
): Promise<SentFile> {
  await requireSource(pool, actor.teamId, id);
  const { parts } = await readParsed(pool, actor.teamId, id);
  const found = parts[part];
  if (!found?.isAttachment || !found.content) throw new AppError('not_found');
  const name = found.name?.toWellFormed().trim();
  return { content: found.content, mediaType: 'application/octet-stream', name: name || `${id}-${part}` };
}
