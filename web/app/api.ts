import i18next from 'i18next';
import type { Endpoint, ReplyOf } from '../../contract/core/endpoint.ts';
import { errors, type FieldFault } from '../../contract/core/errors.ts';
import { times, toastTimes } from '../../contract/core/limits.ts';
import { answerLang } from '../i18n/lang.ts';
import type { CallArguments, SendOptions } from './call-options.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { toastOf, type Envelope } from './refusal-toast.ts';
import { setSetting } from '../ui/settings/settings.ts';
import { learnTime } from '../ui/dates/site-clock.ts';
import { showToast } from '../ui/feedback/toast.ts';

/** A refused or failed call. `alreadyShown` says that a toast has shown it. */
export class CallError extends Error {
  readonly code: number;
  readonly fields: FieldFault[];
  readonly alreadyShown: boolean;
  /** What the answer held besides code and sentence. */
  readonly data: unknown;

  constructor(
    message: string,
    code: number,
    fields: FieldFault[],
    alreadyShown: boolean,
    data: unknown = null,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.alreadyShown = alreadyShown;
    this.data = data;
  }
}

/** The text to show for a failure; undefined if a toast has shown it. */
export const unreported = (error: unknown): string | undefined =>
  error instanceof CallError && !error.alreadyShown ? error.message : undefined;

/** The requested thing does not exist, or its address is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === errors.not_found.code || error.code === errors.invalid_request.code);

/** The team's plan does not include it, or it is used up. */
export const isNotInPlan = (error: unknown): boolean =>
  error instanceof CallError && error.code === errors.entitlement_missing.code;

/** What calls need from the session; session/session.ts connects it, so that neither file imports the other. */
export interface SessionAccess {
  accessToken(): string;
  /** Exchanges the refresh token once for all tabs; false if it was refused. Throws the error if the call failed. */
  refresh(staleToken: string): Promise<boolean>;
  end(): void;
}

let session: SessionAccess = {
  accessToken: () => '',
  refresh: () => Promise.resolve(false),
  end: () => undefined,
};

export function connectSession(access: SessionAccess): void {
  session = access;
}

/** The options of any call, its values included. */
type Options = SendOptions & {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
};

function addressOf(path: string, { params = {}, query = {} }: Options): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(query instanceof URLSearchParams ? query : undefined);
  if (!(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
    }
  }
  search.set('n', String(Math.floor(Date.now() / 1000)));
  return `${filled}?${search}`;
}

function bodyOf({ body, form }: Options): Pick<RequestInit, 'body' | 'headers'> {
  if (!body) return {};
  // The browser adds the boundary to the content type.
  if (body instanceof FormData) return { body };
  if (form) return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function fault(status: number, envelope: Envelope, options: Options): CallError {
  const { kind, text, ms, isAlways } = toastOf(status, envelope);
  const alreadyShown = isAlways || options.errorDisplay !== 'page';
  if (alreadyShown) showToast(kind, text, ms);
  const code = envelope.code || status;
  if (code === errors.entitlement_exceeded.code) setSetting('isEquity', true);
  const fields = (envelope.data as { fields?: FieldFault[] } | null | undefined)?.fields ?? [];
  return new CallError(text, code, fields, alreadyShown, envelope.data);
}

/** A lost connection is an error like others; an aborted call is the caller's wish and is passed on. */
async function attempt<T>(work: () => Promise<T>, options: Options): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw fault(0, { msg: i18next.t('error.network') }, options);
  }
}

function send({ method, path }: Endpoint, options: Options): Promise<Response> {
  const token = session.accessToken();
  const { body, headers } = bodyOf(options);
  const time = AbortSignal.timeout(times.request);
  const request = {
    method,
    body,
    credentials: 'include',
    headers: {
      'accept-language': answerLang(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
      ...options.headers,
    } as Record<string, string>,
    signal: options.signal ? AbortSignal.any([options.signal, time]) : time,
  } as const;
  const { onProgress } = options;
  const address = addressOf(path, options);
  return attempt(
    () => (onProgress ? sendWithProgress(address, request, onProgress) : fetch(address, request)),
    options,
  );
}

/** Ends the session whose token was refused, once: other running calls with that token show nothing. */
function endSessionOf(token: string): CallError {
  const text = i18next.t('error.sessionExpired');
  if (session.accessToken() === token) {
    session.end();
    showToast('error', text, toastTimes.session);
  }
  return new CallError(text, 401, [], true);
}

/** If the refresh itself fails, the error belongs to the call that needed it. */
async function refresh(token: string, options: Options): Promise<boolean> {
  try {
    return await session.refresh(token);
  } catch (error) {
    const isUnreported = error instanceof CallError && !error.alreadyShown;
    if (!isUnreported || options.errorDisplay === 'page') throw error;
    showToast('error', error.message, toastTimes.session);
    throw new CallError(error.message, error.code, error.fields, true);
  }
}

/** Sends a call; if the token is refused, refreshes it and sends once more. */
async function exchange(endpoint: Endpoint, options: Options): Promise<Response> {
  let token = session.accessToken();
  let answer = await send(endpoint, options);
  if (answer.status !== 401 || options.signsIn) return answer;
  if (token && (await refresh(token, options))) {
    token = session.accessToken();
    answer = await send(endpoint, options);
  }
  if (answer.status === 401) throw endSessionOf(token);
  return answer;
}

/** @throws CallError for an error, or an answer without an envelope */
async function openEnvelope(answer: Response, options: Options): Promise<Envelope> {
  learnTime(answer.headers.get('date'));
  const text = await attempt(() => answer.text(), options);
  let envelope: Envelope | null = null;
  try {
    envelope = JSON.parse(text) as Envelope | null;
  } catch {
    // Something between us and the server has answered instead.
  }
  if (!answer.ok || !envelope || envelope.code)
    throw fault(answer.ok ? 200 : answer.status, envelope ?? {}, options);
  return envelope;
}

/**
 * Calls an endpoint of the contract: `call(getMenu, { params: { id } })`. Of the endpoint only method and path reach
 * the browser (vite.config.ts); its schemas are there for the types.
 * @throws CallError for an error; a 401 tries one refresh before, then ends the session
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: CallArguments<E>
): Promise<ReplyOf<E>> {
  const options = given ?? {};
  const answer = await exchange(endpoint, options);
  return (await openEnvelope(answer, options)).data as ReplyOf<E>;
}

/**
 * Downloads the file of an endpoint with `sends`.
 * @throws CallError like `call`: an error is an envelope here too
 */
export async function callForFile<E extends Endpoint & { sends: readonly string[] }>(
  endpoint: E,
  ...[given]: CallArguments<E>
): Promise<Blob> {
  const options = given ?? {};
  const answer = await exchange(endpoint, options);
  const isEnvelope = answer.headers.get('content-type')?.startsWith('application/json');
  if (!answer.ok || isEnvelope) await openEnvelope(answer, options);
  return attempt(() => answer.blob(), options);
}
