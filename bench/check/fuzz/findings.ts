import { findingKinds, type FindingKind } from './judge.ts';
import type { Answer } from './send.ts';

/** A request with a wrong answer, as it can be sent again. */
interface Replay {
  /** -1: while the world was prepared. */
  number: number;
  seed: number;
  way: string;
  caller: string;
  call: string;
  sent: object;
}

export interface Finding extends Replay {
  kind: FindingKind;
  status: number;
  ms: number;
  answer: string;
  /** What the product logged of it. */
  log: string;
}

/** So many of one operation and kind are shown, and so many in all. */
const shown = { ofOne: 2, all: 60 };

/** Long texts are cut in the middle, since their ends tell most. */
function short(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most / 2)} … ${text.length} … ${text.slice(-most / 2)}`;
}

const shortened = (sent: object): object =>
  JSON.parse(
    JSON.stringify(sent, (_, value: unknown) => (typeof value === 'string' ? short(value, 200) : value)),
  ) as object;

export class Findings {
  readonly #logOf: (requestId: string) => string;
  readonly #counts = new Map<FindingKind, number>();
  readonly #byCall = new Map<string, Finding[]>();

  constructor(logOf: (requestId: string) => string) {
    this.#logOf = logOf;
  }

  add(kind: FindingKind, replay: Replay, { status, ms, text, requestId }: Answer): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    const key = `${kind} ${replay.call}`;
    const known = this.#byCall.get(key) ?? [];
    this.#byCall.set(key, known);
    if (known.length >= shown.ofOne) return;
    const log = requestId ? short(this.#logOf(requestId), 2000) : '';
    known.push({ kind, ...replay, sent: shortened(replay.sent), status, ms, answer: short(text, 400), log });
  }

  counts(): Record<FindingKind, number> {
    const count = (kind: FindingKind) => this.#counts.get(kind) ?? 0;
    return { fault: count('fault'), hang: count('hang'), broken: count('broken'), leak: count('leak') };
  }

  /** What leaks first, then faults, hangs and broken connections. */
  worst(): Finding[] {
    const order: readonly FindingKind[] = ['leak', ...findingKinds.filter(kind => kind !== 'leak')];
    const all = [...this.#byCall.values()].flat();
    return all.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).slice(0, shown.all);
  }
}
