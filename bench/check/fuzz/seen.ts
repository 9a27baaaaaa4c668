import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { isDone, type Answer } from './send.ts';

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** What operations answered: those that never did what was asked were not looked at in their depth. */
export class Seen {
  readonly #done = new Set<string>();
  readonly #refusals = new Map<string, string>();
  readonly #statuses = new Map<number, number>();

  take(endpoint: Endpoint, answer: Answer): void {
    if (isDone(answer)) this.#done.add(nameOf(endpoint));
    this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1);
  }

  /** Of a sound call by somebody who may: what is missing in the world. */
  takeRefusal(endpoint: Endpoint, { status, text }: Answer): void {
    const name = nameOf(endpoint);
    // That of a chain tells more than those of drawn values after it.
    if (!this.#refusals.has(name)) this.#refusals.set(name, `${status} ${text.slice(0, 300)}`);
  }

  isDone(endpoint: Endpoint): boolean {
    return this.#done.has(nameOf(endpoint));
  }

  /** How many answers had each status. */
  statuses(): Record<string, number> {
    return Object.fromEntries([...this.#statuses].toSorted(([a], [b]) => a - b));
  }

  /** Each with its first refusal. */
  never(endpoints: readonly Endpoint[]): string[] {
    const left = endpoints.filter(endpoint => !this.isDone(endpoint)).map(nameOf);
    return left.map(name => `${name}: ${this.#refusals.get(name) ?? 'not tried'}`);
  }
}
