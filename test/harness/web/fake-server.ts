import { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { errorTexts, type Lang } from '../../../contract/core/error-texts.ts';
import { errors, type ErrorName, type FieldFault } from '../../../contract/core/errors.ts';
import { filledIn, type PartOf } from './sample-reply.ts';

/** A request of a page, as the contract parses it. */
interface HeardCall<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

type Answer = (asked: HeardCall, lang: Lang) => Response | Promise<Response>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/**/*.ts', '!../../../contract/**/*.test.ts'],
  { eager: true },
);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'reply' in value;
const endpoints = Object.values(modules).flatMap(module => Object.values(module).filter(isEndpoint));
/** Path patterns; those with fewer parameters are tried first, as in the server. */
const routes = endpoints
  .map(endpoint => ({ endpoint, parameters: endpoint.path.split(':').length }))
  .toSorted((a, b) => a.parameters - b.parameters)
  .map(({ endpoint }) => ({ endpoint, pattern: new URLPattern({ pathname: endpoint.path }) }));

/** The time of all responses, from which pages learn the server's time. */
export const answeredAt = new Date('2026-03-02T08:00:00.000Z');

const respond = (status: number, envelope: object) =>
  new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json', date: answeredAt.toUTCString() },
  });

function succeed(endpoint: Endpoint, reply: unknown): Response {
  const data = endpoint.reply.parse(filledIn(endpoint.reply, reply));
  const beside = endpoint.beside ? (filledIn(endpoint.beside) as object) : {};
  return respond(200, { code: 0, msg: '', data, ...beside });
}

/** Short enough to be read in a report. */
const whatIsWrong = (error: z.ZodError) => z.prettifyError(error).slice(0, 400);

function queryOf(address: URL): Record<string, string | string[]> {
  const names = [...new Set(address.searchParams.keys())].filter(name => name !== 'n');
  return Object.fromEntries(
    names.map(name => {
      const values = address.searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Parses a request; throws if the contract would refuse it. */
function readCall(endpoint: Endpoint, address: URL, groups: object, { body }: RequestInit): HeardCall {
  const sent: unknown =
    body instanceof URLSearchParams ? Object.fromEntries(body) : typeof body === 'string' && JSON.parse(body);
  return {
    params: endpoint.params?.parse(groups),
    query: endpoint.query?.parse(queryOf(address)),
    body: body instanceof FormData || !sent ? undefined : endpoint.body?.parse(sent),
  };
}

/**
 * A server that responds by the contract: the replies of a test are completed and checked with the endpoint's schema,
 * so that pages only see replies that the server could send; requests are checked in the same way.
 */
class FakeServer {
  private readonly said = new Map<Endpoint, Answer>();
  private readonly heard: { endpoint: Endpoint; asked: HeardCall }[] = [];
  private faults: string[] = [];

  reset(): void {
    this.said.clear();
    this.heard.length = 0;
    this.faults = [];
  }

  /** Returns the requests that the contract refuses, or that the test has no reply for. */
  takeFaults(): string[] {
    return this.faults.splice(0);
  }

  /** @param reply the relevant part of it */
  answers<E extends Endpoint>(endpoint: E, reply: PartOf<ReplyOf<E>>): void {
    this.said.set(endpoint, () => succeed(endpoint, reply));
  }

  /** Replies depending on the request. */
  answersBy<E extends Endpoint>(endpoint: E, reply: (asked: HeardCall<E>) => PartOf<ReplyOf<E>>): void {
    this.said.set(endpoint, asked => succeed(endpoint, reply(asked)));
  }

  /** The default reply. */
  answersUsually<E extends Endpoint>(endpoint: E, reply: PartOf<ReplyOf<E>>): void {
    if (!this.said.has(endpoint)) this.answers(endpoint, reply);
  }

  /**
   * @param fields the invalid fields of the request with their messages
   * @param data what the refusal holds where no field is invalid
   */
  refuses(
    endpoint: Endpoint,
    name: ErrorName,
    fields: Record<string, string> = {},
    data: object | null = null,
  ): void {
    const { status, code } = errors[name];
    const faults: FieldFault[] = Object.entries(fields).map(([field, reason]) => ({ field, reason }));
    this.said.set(endpoint, (_, lang) =>
      respond(status, {
        code,
        msg: errorTexts[lang][name].replace('{fields}', Object.values(fields).join()),
        data: faults.length ? { fields: faults } : data,
      }),
    );
  }

  /** The connection is lost before a response. */
  isAwayFor(endpoint: Endpoint): void {
    this.said.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Delays the response. @returns a function that sends it */
  holds(endpoint: Endpoint): () => void {
    const answer = this.said.get(endpoint) ?? (() => succeed(endpoint, undefined));
    const gate = Promise.withResolvers<undefined>();
    this.said.set(endpoint, (asked, lang) => gate.promise.then(() => answer(asked, lang)));
    return () => {
      this.said.set(endpoint, answer);
      gate.resolve(undefined);
    };
  }

  /** The requests to an endpoint, in order. */
  askedOf<E extends Endpoint>(endpoint: E): HeardCall<E>[] {
    return this.heard.filter(each => each.endpoint === endpoint).map(({ asked }) => asked as HeardCall<E>);
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    for (const { endpoint, pattern } of routes) {
      const match = endpoint.method === method && pattern.exec({ pathname: address.pathname });
      if (match) return this.reply(endpoint, address, match.pathname.groups, init);
    }
    return this.fail(`${method} ${address.pathname} is no endpoint of the contract`);
  };

  private async reply(
    endpoint: Endpoint,
    address: URL,
    groups: object,
    init: RequestInit,
  ): Promise<Response> {
    const { method, path } = endpoint;
    try {
      const asked = readCall(endpoint, address, groups, init);
      this.heard.push({ endpoint, asked });
      const answer = this.said.get(endpoint);
      if (answer)
        return await answer(asked, new Headers(init.headers).get('accept-language') === 'en' ? 'en' : 'zh');
      if (method === 'GET') return succeed(endpoint, undefined);
    } catch (error) {
      if (error instanceof TypeError) throw error;
      return this.fail(
        `${method} ${path}: ${error instanceof z.ZodError ? whatIsWrong(error) : String(error)}`,
      );
    }
    return this.fail(`${method} ${path} has no answer in this test`);
  }

  private fail(fault: string): Response {
    this.faults.push(fault);
    return respond(500, { code: 500, msg: fault, data: null });
  }
}

/** The server of a test's pages; the setup resets it before each test. */
export const server = new FakeServer();
