import type { ReplyOf } from '../../contract/core/endpoint.ts';
import type { listThreads, getThread } from '../../contract/inbox/threads.ts';
import { quantile, round } from '../report.ts';
import { enSubjects, rareWords, zhSubjects } from './some-words.ts';

export interface Measured {
  name: string;
  times: number;
  p50: number;
  p95: number;
  /** Rows of the responses, on average. */
  rows: number;
}

type Threads = ReplyOf<typeof listThreads>;

async function ask<T>(address: string, token: string, path: string): Promise<T> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

const threadsPath = (query: Record<string, string>) =>
  `/office/api/mail/inbox/threads?${new URLSearchParams(query).toString()}`;

/** Filters of the list, generated from a number. */
const lists: [string, (number: number) => Record<string, string>][] = [
  ['the inbox', () => ({})],
  ['unread', () => ({ view: 'unread' })],
  ['replies', () => ({ view: 'replies' })],
  ['bounces', () => ({ view: 'bounces' })],
  ['one mailbox', n => ({ senderId: String(1 + (n % 20)) })],
  ['search, a common word', n => ({ q: ['thank', 'video', 'contract', 'sample'][n % 4] ?? 'thank' })],
  ['search, a rare word', n => ({ q: rareWords[n % rareWords.length] ?? 'quokka' })],
  ['search, two Chinese characters', n => ({ q: ['合作', '样品', '报价', '粉丝'][n % 4] ?? '合作' })],
  ['search, from:', n => ({ q: `from:person${n * 7}` })],
  [
    'search, subject:',
    n => ({ q: `subject:${n % 2 ? zhSubjects[n % 6] : (enSubjects[n % 6] ?? '').split(' ').at(-1)}` }),
  ],
  ['search, two words', n => ({ q: n % 2 ? 'budget deadline' : '合同 授权' })],
];

function described(name: string, spent: readonly number[], rows: number): Measured {
  return {
    name,
    times: spent.length,
    p50: round(quantile(spent, 0.5)),
    p95: round(quantile(spent, 0.95)),
    rows: round(rows / spent.length),
  };
}

/** Makes each call this many times, one after another, over HTTP. */
export async function askInbox(address: string, token: string, times: number): Promise<Measured[]> {
  const asked: Measured[] = [];
  for (const [name, queryOf] of lists) {
    const spent: number[] = [];
    let rows = 0;
    for (let number = 0; number < times; number++) {
      const path = threadsPath(queryOf(number));
      const started = performance.now();
      const { threads } = await ask<Threads>(address, token, path);
      spent.push(performance.now() - started);
      rows += threads.length;
    }
    asked.push(described(name, spent, rows));
  }
  return [...asked, await openThreads(address, token, times)];
}

/** Opens a conversation: the thread and the body of its last mail. */
async function openThreads(address: string, token: string, times: number): Promise<Measured> {
  const ids: number[] = [];
  let after: string | null = null;
  while (ids.length < times) {
    const query = { size: '100', ...(after !== null && { after }) };
    const page: Threads = await ask<Threads>(address, token, threadsPath(query));
    ids.push(...page.threads.map(({ id }) => id));
    after = page.next;
    if (after === null) break;
  }
  const spent: number[] = [];
  let rows = 0;
  for (const id of ids.slice(0, times)) {
    const started = performance.now();
    const path = `/office/api/mail/inbox/threads/${id}`;
    const { mails } = await ask<ReplyOf<typeof getThread>>(address, token, path);
    const last = mails.findLast(({ item }) => item === 'mail');
    if (last) await ask(address, token, `/office/api/mail/inbox/mails/${last.id}/body`);
    spent.push(performance.now() - started);
    rows += mails.length;
  }
  return described('a conversation with its last mail', spent, rows);
}
