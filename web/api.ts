import i18next from 'i18next';
import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '../contract/endpoint.ts';
import { errors, type FieldFault } from '../contract/errors.ts';
import { times, toastTimes } from '../contract/limits.ts';
import { currentLang } from './i18n/lang.ts';
import { setSetting } from './session/settings.ts';
import { showToast } from './ui/toast.ts';

/** A refused or failed call. `told` says that the person has already read of it in a toast. */
export class CallError extends Error {
  readonly code: number;
  readonly fields: FieldFault[];
  readonly told: boolean;

  constructor(message: string, code: number, fields: FieldFault[], told: boolean) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.told = told;
  }
}

/** What the session lends to calls; session/session.ts connects it, so that neither imports the other. */
export interface SessionAccess {
  accessToken(): string;
  /** Exchanges the refresh token once for all tabs; false when there is no way on. */
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

type Values = Record<string, string | number | boolean | null | undefined>;

export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string | number>;
  query?: QueryInputOf<E> | URLSearchParams;
  body?: BodyInputOf<E>;
  /** Sends the body as a form, as the token call wants it. */
  form?: boolean;
  headers?: Record<string, string>;
  /** Who tells of a refusal: a toast, or the page itself (its error state, or beside the fields of its form). */
  faults?: 'toast' | 'page';
  /** This call itself gets tokens: a 401 is its own refusal, which no refresh can help. */
  signsIn?: boolean;
  signal?: AbortSignal;
}

function addressOf<E extends Endpoint>(path: string, { params = {}, query }: CallOptions<E>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(query instanceof URLSearchParams ? query : undefined);
  if (query && !(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query as Values)) {
      if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
    }
  }
  search.set('n', String(Math.floor(Date.now() / 1000)));
  return `${filled}?${search}`;
}

function bodyOf<E extends Endpoint>({ body, form }: CallOptions<E>): Pick<RequestInit, 'body' | 'headers'> {
  if (!body) return {};
  if (form) return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

interface Envelope {
  code?: number;
  msg?: string;
  data?: unknown;
}

function tell(kind: 'warning' | 'error', text: string, ms: number): true {
  showToast(kind, text, ms);
  return true;
}

/** The table of spec §8: which refusals are always a toast, how long, and which the page may show itself. */
function fault<E extends Endpoint>(status: number, envelope: Envelope, options: CallOptions<E>): CallError {
  const code = envelope.code || status;
  const fields = (envelope.data as { fields?: FieldFault[] } | null | undefined)?.fields ?? [];
  const message = envelope.msg || i18next.t(code === 430 ? 'error.entitlement' : 'error.default');
  const isHttp = status !== 200;
  let told = false;
  if (status === 503) told = tell('warning', i18next.t('error.unavailable'), toastTimes.session);
  else if (code === errors.too_many_requests.code) told = tell('error', message, toastTimes.sticky);
  else if (code === errors.entitlement_exceeded.code) {
    setSetting('isEquity', true);
    told = tell('warning', message, toastTimes.entitlement);
  } else if (options.faults !== 'page')
    told = tell('error', message, isHttp ? toastTimes.session : toastTimes.error);
  return new CallError(message, code, fields, told);
}

async function send<E extends Endpoint>(
  method: string,
  path: string,
  options: CallOptions<E>,
): Promise<Response> {
  const token = session.accessToken();
  const { body, headers } = bodyOf(options);
  const time = AbortSignal.timeout(times.request);
  return fetch(addressOf(path, options), {
    method,
    body,
    credentials: 'include',
    headers: {
      'accept-language': currentLang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
      ...options.headers,
    },
    signal: options.signal ? AbortSignal.any([options.signal, time]) : time,
  });
}

/** A lost connection is a refusal like others; giving up a call is the caller's own wish and passes through. */
async function attempt<E extends Endpoint>(method: string, path: string, options: CallOptions<E>) {
  try {
    return await send(method, path, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw fault(0, { msg: i18next.t('error.network') }, options);
  }
}

/**
 * Calls an endpoint of the contract: `call<typeof showMenu>('GET', '/office/api/team/menu/:id', …)`. The
 * endpoint is given as a type, and method and path are checked against it, so that the schemas behind it
 * stay out of the browser.
 * @throws CallError after spec §8: a 401 tries one refresh, then ends the session
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<ReplyOf<E>> {
  const token = session.accessToken();
  let answer = await attempt(method, path, options);
  if (answer.status === 401 && token && !options.signsIn && (await session.refresh(token))) {
    answer = await attempt(method, path, options);
  }
  const envelope = (await answer.json().catch(() => ({}))) as Envelope;
  if (answer.status === 401 && !options.signsIn) {
    session.end();
    tell('error', i18next.t('error.sessionExpired'), toastTimes.session);
    throw new CallError(i18next.t('error.sessionExpired'), 401, [], true);
  }
  if (!answer.ok || envelope.code) throw fault(answer.status, envelope, options);
  return envelope.data as ReplyOf<E>;
}
