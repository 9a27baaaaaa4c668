import type { ReplyOf } from '../../contract/core/endpoint.ts';
import type { listVisits, getLinkFigures, getLinkParts } from '../../contract/links/visits.ts';
import { quantile, round } from '../report.ts';

export interface Measured {
  name: string;
  times: number;
  p50: number;
  p95: number;
}

export interface Asking {
  address: string;
  token: string;
  /** The link with a fifth of all visits. */
  hot: number;
  links: readonly number[];
  /** The first and the last day: `2026-11-22`. */
  from: string;
  to: string;
}

const days = (from: string, add: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + add * 86_400_000).toISOString().slice(0, 10);

async function ask<T>({ address, token }: Asking, path: string, query: Record<string, string>): Promise<T> {
  const url = `${address}${path}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

async function timed(name: string, times: number, work: (n: number) => Promise<unknown>): Promise<Measured> {
  const spent: number[] = [];
  for (let n = 0; n < times; n++) {
    const started = performance.now();
    await work(n);
    spent.push(performance.now() - started);
  }
  return { name, times, p50: round(quantile(spent, 0.5)), p95: round(quantile(spent, 0.95)) };
}

const figures = (asking: Asking, id: number, from: string, to: string) =>
  ask<ReplyOf<typeof getLinkFigures>>(asking, `/office/api/shortLinks/${id}/figures`, { from, to });

/** Makes each call this many times, one after another, over HTTP. */
export async function askVisits(asking: Asking, times: number): Promise<Measured[]> {
  const { from, to, hot, links } = asking;
  const linkOf = (n: number) => links[(n * 37) % links.length] ?? hot;
  const parts = (id: number) =>
    ask<ReplyOf<typeof getLinkParts>>(asking, `/office/api/shortLinks/${id}/parts`, { from, to });
  const records = (query: Record<string, string>) =>
    ask<ReplyOf<typeof listVisits>>(asking, '/office/api/visits', query);
  return [
    await timed('PV and UV by day, the largest link, all days', times, () => figures(asking, hot, from, to)),
    await timed('PV and UV by day, other links, all days', times, n => figures(asking, linkOf(n), from, to)),
    await timed('PV and UV by hour, the largest link, 7 days', times, n =>
      figures(asking, hot, days(from, n % 80), days(from, (n % 80) + 6)),
    ),
    await timed('regions and all other parts, the largest link, all days', times, () => parts(hot)),
    await timed('regions and all other parts, other links, all days', times, n => parts(linkOf(n))),
    await timed('first page of records, the largest link', times, () => records({ linkId: String(hot) })),
    await timed('first page of records, other links', times, n => records({ linkId: String(linkOf(n)) })),
    await timed('first page of records, all links, people and programs', times, () =>
      records({ kind: 'all' }),
    ),
    await timed('records of one region, the largest link', times, n =>
      records({ linkId: String(hot), region: ['US', 'CN/广东', 'JP', 'BR', 'LU'][n % 5] ?? 'US' }),
    ),
    await timed('records of programs, the largest link', times, () =>
      records({ linkId: String(hot), kind: 'bots' }),
    ),
  ];
}

export interface RangeOfVisitors {
  from: string;
  to: string;
  uv: number;
  ms: number;
}

/** Unique visitors of the largest link in ranges of 30 days with any start. */
export async function askRanges(asking: Asking, begins: readonly number[]): Promise<RangeOfVisitors[]> {
  const ranges: RangeOfVisitors[] = [];
  for (const begin of begins) {
    const [from, to] = [days(asking.from, begin), days(asking.from, begin + 29)];
    const started = performance.now();
    const { uv } = await figures(asking, asking.hot, from, to);
    ranges.push({ from, to, uv, ms: round(performance.now() - started) });
  }
  return ranges;
}
