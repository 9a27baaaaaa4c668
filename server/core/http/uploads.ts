import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { AppError } from '../errors.ts';

/** A file as the client sent it: neither its name nor its type can be trusted. */
export interface UploadedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

const nothing: UploadedFile = { name: '', mediaType: '', bytes: Buffer.alloc(0) };
const missing: Record<Lang, string> = { zh: '请选择文件', en: 'choose a file' };

/** Accepts forms with one file and a few fields. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 10_000, parts: 21 } });
}

const fileOf = new WeakMap<FastifyRequest, UploadedFile>();

/**
 * Reads a form before validation, so that its fields become the body, which the endpoint's schema describes. The
 * fields must come before the file.
 */
export async function takeForm(request: FastifyRequest, max: number, lang: Lang): Promise<void> {
  if (!request.isMultipart()) return;
  const { file, fields } = await readForm(request, max, lang);
  fileOf.set(request, file);
  request.body = fields;
}

/** Reads the uploaded file. @throws AppError invalid_request without one, payload_too_large beyond `most` bytes */
export async function takeFile(
  request: FastifyRequest,
  max: number | undefined,
  lang: Lang,
): Promise<UploadedFile> {
  if (!max) return nothing;
  return fileOf.get(request) ?? (await readForm(request, max, lang)).file;
}

async function readForm(
  request: FastifyRequest,
  max: number,
  lang: Lang,
): Promise<{ file: UploadedFile; fields: Record<string, unknown> }> {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: max } }) : undefined;
  if (!part) throw new AppError('invalid_request', {}, [{ field: 'file', reason: missing[lang] }]);
  const bytes = await part.toBuffer();
  if (bytes.length === 0)
    throw new AppError('invalid_request', {}, [{ field: 'file', reason: missing[lang] }]);
  const fields = Object.entries(part.fields).flatMap(([name, field]) =>
    field && 'type' in field && field.type === 'field' ? [[name, field.value] as const] : [],
  );
  return {
    file: { name: part.filename, mediaType: part.mimetype, bytes },
    fields: Object.fromEntries(fields),
  };
}
