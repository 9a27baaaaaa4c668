import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ErrorName } from '../../../../contract/core/errors.ts';
import { AppError } from '../../../core/errors.ts';
import { refusalOf } from '../../../core/http/reply-envelope.ts';
import { TooManyRequests } from './callers.ts';
import { ScimError, errorBody } from './scim-error.ts';

/** The product answers many refusals with 200; here every one has a status of its own. */
const statuses: Partial<Record<ErrorName, number>> = {
  no_seat: 403,
  not_possible_for_owner: 403,
  taken: 409,
};

const explained: Record<number, string> = {
  413: 'The body is too large',
  415: 'The content type is application/scim+json',
};

const uniqueViolation = '23505';

interface Thrown {
  code?: unknown;
  statusCode?: unknown;
}

function scimErrorOf(error: unknown, lang: Lang): ScimError {
  if (error instanceof ScimError) return error;
  if (error instanceof AppError) {
    const { status, body } = refusalOf(error, lang);
    const own = statuses[error.code] ?? (status >= 400 ? status : 400);
    return new ScimError(own, body.msg, own === 409 ? 'uniqueness' : undefined);
  }
  const { code, statusCode } = (error ?? {}) as Thrown;
  // Two requests at the same moment: the one that came second.
  if (code === uniqueViolation)
    return new ScimError(409, 'There is already a user with this userName or address', 'uniqueness');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ScimError(
      statusCode,
      explained[statusCode] ?? 'The body is not valid JSON',
      statusCode === 400 ? 'invalidSyntax' : undefined,
    );
  if (error instanceof RangeError) return new ScimError(400, 'The body has too many levels', 'invalidSyntax');
  return new ScimError(500, 'Something went wrong on our side. Try again.');
}

/** How a refusal is answered (RFC 7644 §3.12). */
export function refusalOfError(
  error: unknown,
  lang: Lang,
): { status: number; body: object; headers: Record<string, string> } {
  const known = scimErrorOf(error, lang);
  const headers: Record<string, string> = {};
  if (known.status === 401) headers['www-authenticate'] = 'Bearer';
  if (known instanceof TooManyRequests) headers['retry-after'] = String(known.seconds);
  return { status: known.status, body: errorBody(known), headers };
}
