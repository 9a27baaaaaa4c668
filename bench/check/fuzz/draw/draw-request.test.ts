import { describe, expect, test } from 'vitest';
import { dice } from '../../../../test/chaos/dice.ts';
import { allEndpoints, asAddress, parts } from '../../../../test/harness/app/all-endpoints.ts';
import type { Caller } from '../world/callers.ts';
import { drawRequest, drawSound } from './draw-request.ts';
import { isForTheEnd } from './for-the-end.ts';
import { nameOfParam, Pool } from './pool.ts';

const endpoints = await allEndpoints();

function aCaller(): Caller {
  const [own, other] = [new Pool(), new Pool()];
  own.take('/office/api/campaigns', { campaigns: [{ id: 7, name: 'a' }], total: 1 });
  other.add('token', 'of-theirs-0123456789');
  other.add('campaignId', 8);
  return {
    name: 'one owner',
    holder: { role: 'owner', isOperator: true },
    account: null,
    token: 'x',
    own,
    other,
    mark: 'mine',
    foreign: ['theirs'],
  };
}

describe('a sound request', () => {
  test('is accepted by nearly every schema', () => {
    const random = dice(1);
    const caller = aCaller();
    const refused = endpoints.filter(endpoint => {
      const isSound = () => {
        const values = drawSound(endpoint, caller, random);
        return parts.every(part => {
          const schema = endpoint[part];
          const held = values[part] ?? {};
          return !schema || schema.safeParse(part === 'body' ? held : asAddress(held)).success;
        });
      };
      return !Array.from({ length: 5 }, isSound).some(Boolean);
    });
    expect(refused.map(({ path }) => path).length / endpoints.length).toBeLessThan(0.05);
  });

  test('takes what the team has, and never says the mark of another', () => {
    const random = dice(2);
    const caller = aCaller();
    const getCampaign = endpoints.find(
      ({ path, method }) => path === '/office/api/campaigns/:id' && method === 'GET',
    )!;
    const ids = Array.from({ length: 100 }, () => drawSound(getCampaign, caller, random).params?.id);
    expect(ids).toEqual(expect.arrayContaining([7, 8]));
    const drawn = endpoints.flatMap(endpoint =>
      Array.from({ length: 5 }, () => drawSound(endpoint, caller, random)),
    );
    expect(JSON.stringify(drawn)).not.toContain('theirs');
  });
});

describe('a number', () => {
  const lots = { seed: 5, count: 1000, endpoints, callers: [aCaller()] };
  const shape = (number: number, seed = 5) => {
    const { endpoint, way, values } = drawRequest({ ...lots, seed }, number);
    return JSON.stringify([endpoint.method, endpoint.path, way, values]);
  };

  test('always means the same request, with another seed another one', () => {
    for (const number of [0, 1, 500, 999]) expect(shape(number)).toBe(shape(number));
    const differing = Array.from({ length: 20 }, (_, at) => shape(at) !== shape(at, 6));
    expect(differing.filter(Boolean).length).toBeGreaterThan(15);
  });

  test('draws what would end the world only near the end', () => {
    const drawn = Array.from({ length: 1000 }, (_, number) => drawRequest(lots, number));
    expect(drawn.slice(0, 900).filter(({ endpoint }) => isForTheEnd(endpoint))).toEqual([]);
    expect(new Set(drawn.map(({ way }) => way)).size).toBe(6);
  });
});

test.each([
  ['/office/api/campaigns/:id', 'id', 'campaignId'],
  ['/office/api/campaigns/:id/files/:fileId', 'id', 'campaignId'],
  ['/office/api/campaigns/:id/files/:fileId', 'fileId', 'fileId'],
  ['/kol/api/creators/:platform/:id/posts', 'id', 'creatorId'],
  ['/kol/api/savedSearches/:id', 'id', 'savedSearchId'],
])('%s knows its %s as %s', (path, param, name) => {
  expect(nameOfParam(path, param)).toBe(name);
});
