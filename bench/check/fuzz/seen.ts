import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { isDone, type Answer } from './send.ts';

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** What operations answered: those that never did what was asked were not looked at in their depth. */
export class Seen {
  readonly #done = new Set<string>();
  readonly #statuses = new Map<number, number>();

  take(endpoint: Endpoint, answer: Answer): void {
    if (isDone(answer)) this.#done.add(nameOf(endpoint));
    this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1);
  }

  isDone(endpoint: Endpoint): boolean {
    return this.#done.has(nameOf(endpoint));
  }

  /** How many answers had each status. */
  statuses(): Record<string, number> {
    return Object.fromEntries([...this.#statuses].toSorted(([a], [b]) => a - b));
  }

  never(endpoints: readonly Endpoint[]): string[] {
    return endpoints.filter(endpoint => !this.isDone(endpoint)).map(nameOf);
  }
}
