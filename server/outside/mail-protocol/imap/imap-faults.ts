import type { ImapFlowError } from 'imapflow';
import { MailboxFault } from '../mailbox-access.ts';

const isTls = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_OSSL)/;

/** Codes of RFC 9051 §7.1, RFC 5530 and Gmail for "try later". */
const laterCodes = new Set(['THROTTLED', 'OVERQUOTA', 'UNAVAILABLE', 'LIMIT', 'INUSE', 'SERVERBUG']);
const laterTexts = /too many|throttl|bandwidth limit|rate limit|temporar(y|ily)|try again later/i;

/** The response code of a refusal, such as `UNAVAILABLE`; empty: it has none. */
function codeOf({ serverResponseCode, response }: Partial<ImapFlowError>): string {
  if (serverResponseCode) return serverResponseCode;
  const first = response && typeof response === 'object' ? response.attributes?.[0] : undefined;
  const code = first && 'section' in first ? first.section?.[0] : undefined;
  return code && 'value' in code && typeof code.value === 'string' ? code.value.toUpperCase() : '';
}

function textOf(error: Partial<ImapFlowError>): string {
  const { response, responseText, reason, message = '' } = error;
  if (typeof response === 'string' && response) return response;
  const code = codeOf(error);
  if (responseText) return code ? `[${code}] ${responseText}` : responseText;
  return reason || message;
}

const isLater = (error: Partial<ImapFlowError>) =>
  laterCodes.has(codeOf(error)) || laterTexts.test(textOf(error));

/** Returns whether the server refused this command permanently; other commands may work. */
export const isRefused = (error: unknown): boolean =>
  ['NO', 'BAD'].includes((error as Partial<ImapFlowError>).responseStatus ?? '') &&
  !isLater(error as Partial<ImapFlowError>);

/** Turns an error into a fault of the mailbox, with the error as cause. @param stage the stage that was reached */
export function faultOf(error: unknown, stage: 'connect' | 'folder'): MailboxFault {
  if (error instanceof MailboxFault) return error;
  const known = error as ImapFlowError;
  const fault = new MailboxFault(stageOf(known, stage), textOf(known), known.code ?? '');
  fault.cause = error;
  return fault;
}

function stageOf(error: ImapFlowError, stage: 'connect' | 'folder'): MailboxFault['stage'] {
  // "Try later" does not mean a wrong password.
  if (error.authenticationFailed) return isLater(error) ? 'connect' : 'auth';
  return error.tlsFailed || isTls.test(error.code ?? '') ? 'tls' : stage;
}
