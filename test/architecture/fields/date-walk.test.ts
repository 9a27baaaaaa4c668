import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { catalogueRecordSchema } from '../../../contract/core/sources/source-records.ts';
import { dayLimits } from '../../../contract/core/time/dates.ts';
import { clientOf, startTestApp, type TestApp } from '../../harness/app/test-app.ts';
import { allEndpoints, callOf, parts, type Part } from '../../harness/app/all-endpoints.ts';
import { makeTeam } from '../../fixtures/two-teams/two-teams.ts';

/**
 * Every day and every moment that a caller can name, wherever it stands in a request: none outside of the limits gets
 * through.
 */
const endpoints = await allEndpoints();

interface Found {
  path: string;
  schema: z.core.$ZodType;
}

const takes = (schema: z.core.$ZodType, value: string) => z.safeParse(schema, value).success;
/** A schema of dates takes one, and not one that is impossible. */
const isDay = (schema: z.core.$ZodType) => takes(schema, '2026-11-28') && !takes(schema, '2026-02-30');
const isMoment = (schema: z.core.$ZodType) =>
  takes(schema, '2026-11-28T00:00:00Z') && !takes(schema, '2026-02-30T00:00:00Z');

/** The dates within a schema, by their path in it. */
function datesIn(schema: z.core.$ZodType, path: string): Found[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => datesIn(field, `${path}.${name}`));
    case 'array':
      return datesIn(def.element, `${path}[]`);
    case 'record':
      return datesIn(def.valueType, `${path}[]`);
    case 'union':
      return def.options.flatMap(option => datesIn(option, path));
    case 'tuple':
      return def.items.flatMap(item => datesIn(item, `${path}[]`));
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return datesIn(def.innerType, path);
    case 'lazy':
      return datesIn(def.getter(), path);
    case 'pipe':
    case 'string':
      return isDay(schema) || isMoment(schema) ? [{ path, schema }] : [];
    default:
      return [];
  }
}

const within = (endpoint: Endpoint, part: Part) => {
  const schema = endpoint[part];
  return schema ? datesIn(schema, `${endpoint.method} ${endpoint.path} ${part}`) : [];
};
const all = [
  ...endpoints.flatMap(endpoint => parts.flatMap(part => within(endpoint, part))),
  ...datesIn(catalogueRecordSchema, 'a record of a file'),
];

const outside = ['0000-01-01', '0001-01-01', '1969-12-31', '2200-01-01', '9999-12-31'];
const inside = [dayLimits.first, '2026-11-28', dayLimits.last];
const asMoment = (day: string) => `${day}T12:00:00Z`;

test('the walk finds them', () => {
  const paths = all.map(({ path }) => path).join('\n');
  expect(all.length).toBeGreaterThan(40);
  for (const known of [
    'GET /office/api/operationRecords query.from',
    'body.rounds[].wait.at',
    'body.deliverables[].publishOn',
    'params.day',
    'a record of a file.posts[].publishedAt',
  ])
    expect(paths).toContain(known);
});

test.each(all.map(({ path, schema }) => [path, schema] as const))('%s', (_path, schema) => {
  const written = isDay(schema) ? (day: string) => day : asMoment;
  for (const day of inside) expect([day, takes(schema, written(day))]).toEqual([day, true]);
  for (const day of outside) expect([day, takes(schema, written(day))]).toEqual([day, false]);
});

describe('a call', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    const team = await makeTeam(app.database.db, app.world, 'owner', { isOperator: true, plan: 'team' });
    token = await app.signInAs(team);
  });
  afterAll(() => app.close());

  /** Fields that are dates themselves, so that nothing else has to be known of the request. */
  const calls = endpoints.flatMap(endpoint =>
    parts.flatMap(part =>
      within(endpoint, part)
        .map(({ path }) => path.slice(path.lastIndexOf(' ') + 1).split('.'))
        .filter(steps => steps.length === 2)
        .map(
          steps =>
            [
              `${endpoint.method} ${endpoint.path} ${steps.join('.')}`,
              endpoint,
              part,
              steps[1] ?? '',
            ] as const,
        ),
    ),
  );

  test.each(calls)(
    '%s outside of the limits is refused by its name',
    async (_name, endpoint, part, field) => {
      for (const day of outside) {
        for (const value of [day, asMoment(day)]) {
          const credentials =
            endpoint.path === '/auth/oauth/token'
              ? { headers: { authorization: `Basic ${clientOf(app.env)}` } }
              : { token };
          const reply = await app.inject({
            ...callOf(endpoint, { params: { platform: 'tiktok' }, [part]: { [field]: value } }),
            ...credentials,
          });
          expect([value, reply.statusCode]).toEqual([value, 400]);
          const { data } = reply.json<{ data: { fields: { field: string; reason: string }[] } }>();
          const reason = data.fields.find(fault => fault.field === field)?.reason;
          expect(reason, value).toMatch(/^(?:不能[早晚]于 \d{4}-\d{2}-\d{2}|格式不正确)$/);
        }
      }
    },
  );
});
