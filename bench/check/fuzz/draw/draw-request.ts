import { dice } from '../../../../test/chaos/dice.ts';
import { may } from '../../../../contract/core/roles/permissions.ts';
import type { Access, Endpoint } from '../../../../contract/core/endpoint.ts';
import { fieldsOf, parts, type Part, type Values } from '../../../../test/harness/app/all-endpoints.ts';
import type { Caller } from '../world/callers.ts';
import { drawValue } from './draw-value.ts';
import { drawKnown, oneOf, wholeNumber, type Drawing } from './drawing.ts';
import { edgeValues } from './edge-values.ts';
import { isForTheEnd } from './for-the-end.ts';
import { collectionOf, nameOfParam } from './pool.ts';
import { drawRawBody, type RawBody } from './raw-bodies.ts';

/** `sound` as the schema wants it; otherwise with one fault, or full of them. */
const ways = ['sound', 'oneEdge', 'allEdges', 'missing', 'additional', 'raw'] as const;
type Way = (typeof ways)[number];

export interface Drawn {
  number: number;
  way: Way;
  caller: Caller;
  endpoint: Endpoint;
  values: Values;
  /** Instead of the values of the body. */
  raw?: RawBody;
}

function mayCall(access: Access, { holder }: Caller): boolean {
  if (access === 'open') return true;
  if (!holder) return false;
  if (access === 'operator') return holder.isOperator;
  if (access === 'owner') return holder.role === 'owner';
  return access === 'account' || [access].flat().some(permission => may(holder, permission));
}

/** Mostly somebody who may call, of either team; often enough somebody who may not. */
function drawCaller(random: () => number, { access }: Endpoint, callers: readonly Caller[]): Caller {
  const able = callers.filter(caller => mayCall(access, caller));
  const from = random() < 0.7 && able.length ? able : callers;
  const caller = oneOf(random, from) ?? callers[0];
  if (!caller) throw new Error('nobody can call');
  return caller;
}

const drawingOf = ({ access, path }: Endpoint, caller: Caller, random: () => number): Drawing => {
  const { own, other, foreign } = caller;
  // What anybody may call may write into another team, as its guest: there the mark would be taken for a leak.
  const mark = access === 'open' ? '' : caller.mark;
  // What operators are shown of other teams they name again, but only there.
  const unsaid = access === 'operator' ? [] : foreign;
  return { random, own, other, mark, unsaid, subject: collectionOf(path) };
};

/** Values that the endpoint most likely accepts. */
export function drawSound(endpoint: Endpoint, caller: Caller, random: () => number): Values {
  const drawing = drawingOf(endpoint, caller, random);
  const values: Values = {};
  const { params, query, body } = endpoint;
  if (params) {
    values.params = Object.fromEntries(
      Object.entries(params.shape).map(([name, schema]) => [
        name,
        drawKnown(drawing, nameOfParam(endpoint.path, name)) ?? drawValue(schema, drawing, name),
      ]),
    );
  }
  for (const [part, schema] of Object.entries({ query, body })) {
    if (!schema) continue;
    // A rule over several fields is met by trying again.
    for (let tries = 0; tries < 6; tries++) {
      values[part as Part] = drawValue(schema, drawing) as Record<string, unknown>;
      if (schema.safeParse(values[part as Part]).success) break;
    }
  }
  return values;
}

type Holder = Record<string, unknown>;

/** Names that a careless handler would believe. */
const undeclared = ['unknown', 'id', 'teamId', 'team_id', 'accountId', 'isOperator', 'constructor'];

/** Objects in a value, itself included. */
function objectsIn(value: unknown): Holder[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(objectsIn)];
}

function spoil(way: Way, endpoint: Endpoint, values: Values, random: () => number): void {
  const filled = parts.filter(part => fieldsOf(endpoint[part]).length > 0);
  const part = oneOf(random, filled);
  if (!part) return;
  const held = (values[part] ??= {});
  if (way === 'allEdges') {
    for (const name of fieldsOf(endpoint[part])) held[name] = oneOf(random, edgeValues);
    return;
  }
  const inside = oneOf(random, objectsIn(held)) ?? held;
  const declared = inside === held ? fieldsOf(endpoint[part]) : Object.keys(inside);
  const name = oneOf(random, declared);
  if (way === 'additional') inside[oneOf(random, undeclared) ?? ''] = oneOf(random, edgeValues);
  else if (name === undefined) return;
  else if (way === 'missing') delete inside[name];
  else inside[name] = oneOf(random, edgeValues);
}

function drawWay(random: () => number): Way {
  const drawn = random();
  if (drawn < 0.5) return 'sound';
  if (drawn < 0.8) return 'oneEdge';
  if (drawn < 0.86) return 'allEdges';
  if (drawn < 0.91) return 'missing';
  if (drawn < 0.96) return 'additional';
  return 'raw';
}

interface Lots {
  seed: number;
  /** Of the whole run. */
  count: number;
  endpoints: readonly Endpoint[];
  callers: readonly Caller[];
}

/**
 * A request by its number: of the same world and seed always the same one, whatever the others did. What would end the
 * world for all others is drawn near the end only, and what deletes more rarely than what makes.
 */
export function drawRequest({ seed, count, endpoints, callers }: Lots, number: number): Drawn {
  const random = dice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const isNearEnd = number > count * 0.9;
  const drawable = isNearEnd ? endpoints : endpoints.filter(endpoint => !isForTheEnd(endpoint));
  const draw = () => drawable[wholeNumber(random, 0, drawable.length - 1)];
  let endpoint = draw();
  if (endpoint?.method === 'DELETE' && random() < 0.6) endpoint = draw();
  if (!endpoint) throw new Error('there is nothing to call');
  const caller = drawCaller(random, endpoint, callers);
  const values = drawSound(endpoint, caller, random);
  const way = drawWay(random);
  if (way === 'raw' && endpoint.body && !endpoint.fileBytes)
    return { number, way, caller, endpoint, values, raw: drawRawBody(random) };
  if (way !== 'sound' && way !== 'raw') spoil(way, endpoint, values, random);
  return { number, way, caller, endpoint, values };
}
