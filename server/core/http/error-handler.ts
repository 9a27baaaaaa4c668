import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { ErrorName, FieldFault } from '../../../contract/core/errors.ts';
import { AppError } from '../errors.ts';
import { issueText } from '../issue-text.ts';
import { refusalOf } from './reply-envelope.ts';
import { languageOf } from './request-language.ts';

const byStatus: Record<number, Exclude<ErrorName, 'forbidden'>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** The database is unavailable: PostgreSQL class 57, connection class 08, no free connection, or a socket error. */
const databaseAway = /^(57P0[123]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** An issue of zod as fastify-type-provider-zod passes it on. */
interface Invalid {
  keyword: string;
  /** `/field/…` */
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** Returns each wrong field once, with the first reason. */
function faultsOf(invalid: readonly Invalid[], lang: Lang): FieldFault[] {
  const faults = new Map<string, string>();
  for (const { keyword: code, instancePath, message, params } of invalid) {
    const field = instancePath.split('/')[1] ?? '';
    if (!faults.has(field)) faults.set(field, issueText({ ...params, code, message }, lang));
  }
  return [...faults].map(([field, reason]) => ({ field, reason }));
}

function appErrorOf(error: FastifyError, request: FastifyRequest): AppError {
  const lang = languageOf(request.headers['accept-language']);
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('invalid_request', {}, faultsOf(error.validation, lang));
  }
  if (isResponseSerializationError(error)) return new AppError('internal');
  if (databaseAway.test(error.code ?? '')) return new AppError('unavailable');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new AppError(byStatus[status] ?? 'invalid_request', { fields: 'body' });
  }
  return new AppError('internal');
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { status, body } = refusalOf(error, languageOf(request.headers['accept-language']));
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Refuses a path that cannot be decoded: it has no route, so no hook runs for it. */
export function refuseUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  sendRefusal(request, reply, new AppError('invalid_request', { fields: 'path' }));
}

/** Turns every thrown error into the envelope; errors of ours are logged with their cause and never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = appErrorOf(error, request);
    if (known.code === 'internal' || known.code === 'unavailable')
      request.log.error({ err: error }, 'request failed');
    if (known.code === 'busy') reply.header('retry-after', '2');
    return sendRefusal(request, reply, known);
  });
}

/** Answers unknown paths with the envelope, in a process that serves no pages. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new AppError('not_found')));
}
