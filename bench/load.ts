import autocannon from 'autocannon';
import { round } from './report.ts';

export interface Load {
  /** Requests a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Unexpected responses. */
  faults: number;
}

export interface Asking {
  url: string;
  connections: number;
  seconds: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** The bodies of the requests, in turn. */
  bodies?: string[];
}

/** Sends requests as fast as responses arrive, over persistent connections; a short run before it warms up. */
export async function load({
  url,
  connections,
  seconds,
  method = 'GET',
  headers,
  bodies,
}: Asking): Promise<Load> {
  const asking = {
    url,
    connections,
    workers: 1,
    ...(headers ? { headers } : {}),
    requests: bodies ? bodies.map(body => ({ method, body })) : [{ method }],
  };
  await autocannon({ ...asking, duration: 1 });
  const result = await autocannon({ ...asking, duration: seconds });
  return {
    rate: Math.round(result.requests.average),
    p50: round(result.latency.p50),
    p99: round(result.latency.p99),
    faults: result.non2xx + result.errors + result.timeouts,
  };
}
