import { oneOf } from './drawing.ts';

/** A body as it goes over the wire. */
export interface RawBody {
  type: string;
  content: string;
}

const json = 'application/json';

const rawBodies: readonly RawBody[] = [
  { type: json, content: '' },
  { type: json, content: 'null' },
  { type: json, content: '1' },
  { type: json, content: '"text"' },
  { type: json, content: '[]' },
  { type: json, content: '[{}]' },
  { type: json, content: '{"a":' },
  { type: json, content: '{"a":1}{"a":1}' },
  { type: json, content: '{"a":1e999}' },
  { type: json, content: '{"id":1,"id":2}' },
  { type: json, content: '{"__proto__":{"a":1}}' },
  { type: json, content: '['.repeat(50_000) },
  { type: json, content: `{"a":"${'x'.repeat(2_000_000)}"}` },
  { type: json, content: `{${Array.from({ length: 20_000 }, (_, at) => `"f${at}":1`).join()}}` },
  { type: 'application/x-www-form-urlencoded', content: 'a=%E0%A4%A&a=1&&=' },
  { type: 'multipart/form-data; boundary=x', content: '--x\r\n\r\n--x--' },
  { type: 'multipart/form-data', content: 'without a boundary' },
  { type: 'text/xml', content: '<a/>' },
  { type: ';;;', content: 'a' },
];

export const drawRawBody = (random: () => number): RawBody =>
  oneOf(random, rawBodies) ?? { type: json, content: '' };
