import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { makeApp } from '../../../server/app.ts';
import { jobs } from '../../../server/schedule.ts';
import { disguise } from '../../../server/core/auth/password-cipher.ts';
import type { SourceServices } from '../../../server/outside/connectors/source-services.ts';
import {
  makeIdentityServices,
  type IdentityServices,
} from '../../../server/outside/identity-providers/identity-services.ts';
import type { LinkServices } from '../../../server/outside/network/link-services.ts';
import { readEnv, type Env } from '../../../server/core/settings/env.ts';
import { accountNamed } from '../../../server/identity/accounts/service.ts';
import { changePlan } from '../../../server/billing/plans/change-plan.ts';
import { startJobs } from '../../../server/core/jobs/job-queue.ts';
import { makeLog } from '../../../server/core/log.ts';
import type { MailServices } from '../../../server/outside/mail-protocol/mail-services.ts';
import { makeSender } from '../../../server/boot/make-sms-sender.ts';
import { testContext, type TestContext } from './test-context.ts';
import { freshDatabase, type TestDatabase } from '../database/fresh-database.ts';
import { testLinks } from '../links/test-links.ts';
import { makeTestMail, testKeys } from '../mail/test-mail.ts';
import { testPayments, type TestPayments } from '../payments/test-payments.ts';
import { testSources } from '../sources/test-sources.ts';

interface Route {
  method: string;
  path: string;
}

export interface TestRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its query. */
  path: string;
  token?: string;
  /** An object is sent as JSON, text unchanged (with `type`). */
  body?: object | string | Buffer;
  type?: string;
  headers?: Record<string, string>;
}

/** The product's HTTP interface on a database of its own, called without a socket. */
export interface TestApp {
  database: TestDatabase;
  env: Env;
  /** The context of every request: its clock stands still until it is advanced. */
  world: TestContext;
  /** The mail services: DNS is empty, and nothing waits. */
  mail: MailServices;
  /** The link services: DNS is empty until a test sets it. */
  links: LinkServices;
  /** The source services: no sandbox until a test sets one. */
  sources: SourceServices;
  /** The payment services: no gateway until a test sets one. */
  payments: TestPayments;
  /** What single sign-on needs: any address may be asked, and names that end with `.sandbox` prove themselves. */
  identity: IdentityServices;
  /** All routes of the app, except HEAD. */
  routes: Route[];
  inject(asked: TestRequest): Promise<LightMyRequestResponse>;
  /** Serves over a real socket. @returns the address, e.g. `http://127.0.0.1:40123` */
  listen(): Promise<string>;
  /** Puts the team of an account on a plan, as the operator does. */
  givePlan(username: string, plan: string): Promise<void>;
  /** Signs in as clients do. @returns the access token */
  signInAs(account: { username: string; password: string }): Promise<string>;
  close(): Promise<void>;
}

/** Collects the routes of every Fastify instance created meanwhile. */
async function watchingRoutes<T>(routes: Route[], work: () => Promise<T>): Promise<T> {
  const watch = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', route => {
      const methods = [route.method].flat().filter(method => method !== 'HEAD');
      routes.push(...methods.map(method => ({ method, path: route.url })));
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return await work();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

/** Parts given by a test; the others are created. The database is dropped with the app in any case. */
export interface TestAppParts {
  database?: TestDatabase;
  world?: TestContext;
}

export async function startTestApp(
  settings: NodeJS.ProcessEnv = {},
  parts: TestAppParts = {},
): Promise<TestApp> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEYS: testKeys, ...settings });
  const database = parts.database ?? (await freshDatabase());
  const { db, appUrl } = database;
  const log = makeLog(env);
  const world = parts.world ?? testContext();
  const makeContext = (lang = world.lang, actor = world.actor, from = world.from) => ({
    ...world,
    lang,
    ...(actor && { actor }),
    ...(from && { from }),
  });
  const running = await startJobs({
    url: appUrl,
    db,
    jobs,
    settings: env,
    makeContext: () => makeContext(),
    log,
    runsJobs: false,
  });
  const mail = await makeTestMail(env, db);
  const links = testLinks();
  const sources = testSources();
  const payments = testPayments();
  const identity = makeIdentityServices(mail, { isInside: () => true, keys: () => ({}) });
  const routes: Route[] = [];
  const app = await watchingRoutes(routes, async () =>
    makeApp({
      env,
      log,
      db,
      makeContext,
      areJobsHealthy: () => running.isHealthy(),
      sms: await makeSender(env, log, db),
      mail,
      links,
      sources,
      payments,
      identity,
      listenUrl: appUrl,
    }),
  );

  const inject: TestApp['inject'] = ({ method, path, token, body, type, headers }) =>
    app.inject({
      method,
      url: path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });

  return {
    database,
    env,
    world,
    mail,
    links,
    sources,
    payments,
    identity,
    routes,
    inject,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async givePlan(username, plan) {
      const ids = await accountNamed(db, username);
      if (!ids) throw new Error(`there is no ${username}`);
      await changePlan(db, world, { teamId: ids.teamId, plan, months: null });
    },
    async signInAs({ username, password }) {
      const form = new URLSearchParams({
        grant_type: 'password',
        username: env.AUTH_USER_PREFIX + username,
        password: disguise(password, env.AUTH_PASSWORD_KEY),
      });
      const reply = await inject({
        method: 'POST',
        path: '/auth/oauth/token',
        body: form.toString(),
        type: 'application/x-www-form-urlencoded',
        headers: { authorization: `Basic ${clientOf(env)}` },
      });
      const { access_token: token } = reply.json<{ access_token?: string }>();
      if (!token) throw new Error(`${username} cannot sign in: ${reply.body}`);
      return token;
    },
    async close() {
      await app.close();
      await running.stop(1);
      await database.drop();
    },
  };
}

/** What clients send after "Basic " in the token call. */
export function clientOf(env: Env): string {
  return Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64');
}
