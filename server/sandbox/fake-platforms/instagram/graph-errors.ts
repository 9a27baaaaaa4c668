import { type FakeReply, json } from '../fake-host.ts';

interface Refusal {
  status: number;
  message: string;
  code: number;
  subcode?: number;
  title?: string;
  text?: string;
}

const trace = 'A6LJylpZRKw2xKLFsAP-cJh';

/** Graph's error body: instagram-platform/instagram-graph-api/reference/error-codes, graph-api/guides/error-handling */
export function refuse(refusal: Refusal, headers: Record<string, string> = {}): FakeReply {
  const { status, message, code, subcode, title, text } = refusal;
  const body = {
    message,
    type: code === 100 && subcode === 33 ? 'GraphMethodException' : 'OAuthException',
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    is_transient: code === 1 || code === 2,
    ...(title !== undefined && { error_user_title: title, error_user_msg: text }),
    fbtrace_id: trace,
  };
  return json({ error: body }, status, headers);
}

/** Unverified: not documented; public clients get it for names that no longer exist and for personal accounts alike. */
export const noSuchUser = (name: string): FakeReply =>
  refuse({
    status: 400,
    message: 'Invalid user id',
    code: 110,
    subcode: 2207013,
    title: 'Cannot find User',
    text: `The user with username: ${name} cannot be found.`,
  });

export const noSuchObject = (id: string): FakeReply =>
  refuse({
    status: 400,
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    code: 100,
    subcode: 33,
  });

export const noSuchField = (name: string, node: string): FakeReply =>
  refuse({
    status: 400,
    message: `(#100) Tried accessing nonexisting field (${name}) on node type (${node})`,
    code: 100,
  });

export const invalidParameter = (about: string): FakeReply =>
  refuse({ status: 400, message: `(#100) ${about}`, code: 100 });

export const noPermission = (): FakeReply =>
  refuse({ status: 403, message: '(#10) Application does not have permission for this action', code: 10 });

/** A public client quotes this error: docs.rs/crate/instagram-graph-api. */
export const noLiveMedia = (): FakeReply =>
  refuse({ status: 403, message: '(#36104) Cannot access live media from business discovery', code: 36104 });

/** Seen by public clients that requested `view_count` elsewhere. */
export const discoveryOnly = (): FakeReply =>
  refuse({
    status: 403,
    message:
      '(#36104) You do not have permission to access this field outside of the Business Discovery API.',
    code: 36104,
  });

export const noToken = (): FakeReply =>
  refuse({ status: 400, message: 'An access token is required to request this resource.', code: 104 });

export const brokenToken = (token: string): FakeReply =>
  refuse({ status: 400, message: `Malformed access token ${token}`, code: 190 });

export const expiredToken = (): FakeReply =>
  refuse({
    status: 400,
    message: 'Error validating access token: Session has expired on Thursday, 19-Nov-26 07:00:00 PST.',
    code: 190,
    subcode: 463,
  });

/** graph-api/overview/rate-limiting, "Throttle Error Codes". */
export const tooManyOfApp = (headers: Record<string, string>): FakeReply =>
  refuse({ status: 403, message: '(#4) Application request limit reached', code: 4 }, headers);

/** The same page, "Business Use Case": 80002 is Instagram's. Unverified: its status. */
export const tooManyOfAccount = (headers: Record<string, string>): FakeReply =>
  refuse(
    {
      status: 400,
      message:
        '(#80002) There have been too many calls to this Instagram account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.',
      code: 80002,
    },
    headers,
  );
