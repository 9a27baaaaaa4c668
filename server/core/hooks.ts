import type { Context } from './context.ts';
import type { Db } from './db/database.ts';

type Part<Event> = (db: Db, ctx: Context, event: Event) => Promise<unknown>;

/**
 * Lets a later context take part in what an earlier one does, without the earlier one importing it. The handlers are
 * registered on one page, server/hooks.ts, and run one after another in the caller's transaction.
 */
export interface Hook<Event> {
  add(part: Part<Event>): void;
  run(db: Db, ctx: Context, event: Event): Promise<void>;
}

export function makeHook<Event>(): Hook<Event> {
  const parts: Part<Event>[] = [];
  return {
    add: part => void parts.push(part),
    async run(db, ctx, event) {
      for (const part of parts) await part(db, ctx, event);
    },
  };
}
