import type {
  BodyInputOf,
  Endpoint,
  ParamsOf,
  QueryInputOf,
  ReplyOf,
} from '../../../../contract/core/endpoint.ts';

/** A request to the product, which reaches it without a socket. */
interface StoryRequest {
  method: Endpoint['method'];
  /** With its query. */
  url: string;
  headers: Record<string, string>;
  payload?: object | Buffer;
  /** Where the request comes from. */
  remoteAddress: string;
}

export type Inject = (request: StoryRequest) => Promise<{ statusCode: number; body: string }>;

interface StoryFile {
  name: string;
  content: Buffer | string;
}

type Values<E extends Endpoint> = {
  file?: StoryFile;
  query?: QueryInputOf<E>;
} & (E['params'] extends object ? { params: ParamsOf<E> } : { params?: undefined }) &
  (E['body'] extends object ? { body: BodyInputOf<E> } : { body?: undefined });

export interface Visitor {
  /** As the log and error messages call them. */
  name: string;
  /** An address that belongs to nobody (RFC 5737). */
  address: string;
  agent: string;
  /** Absent for somebody who did not sign in. */
  token?: string;
}

function texts(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(texts);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

function addressOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  const values = params as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(texts(values[name]).join()),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    texts(value).map((text): [string, string] => [name, text]),
  );
  return pairs.length ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}

/** A form with fields and one file, as browsers send it. */
async function formOf({ name, content }: StoryFile, fields: object) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, texts(value).join());
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  };
}

/** Somebody in the story who uses the product as everybody does: by its calls. */
export class Colleague {
  private readonly inject: Inject;
  private readonly who: Visitor;

  constructor(inject: Inject, who: Visitor) {
    this.inject = inject;
    this.who = who;
  }

  /** @throws if the product refuses it */
  async does<E extends Endpoint>(endpoint: E, values?: Values<E>): Promise<ReplyOf<E>> {
    const {
      params,
      query,
      body,
      file,
    }: { params?: object; query?: object; body?: object; file?: StoryFile } = values ?? {};
    const form = file && (await formOf(file, body ?? {}));
    const answer = await this.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      headers: {
        'accept-language': 'zh',
        'user-agent': this.who.agent,
        ...(this.who.token && { authorization: `Bearer ${this.who.token}` }),
        ...(form && { 'content-type': form.type }),
      },
      remoteAddress: this.who.address,
      ...(form ? { payload: form.payload } : body && { payload: body }),
    });
    const { code, msg, data } = JSON.parse(answer.body) as { code: number; msg: string; data: unknown };
    if (code === 0) return data as ReplyOf<E>;
    throw new Error(`${this.who.name}: ${endpoint.summary}: ${msg} ${JSON.stringify(data)}`);
  }
}
