import type { ColumnAnswer, ColumnAsk, ColumnsState } from '../column-asks.ts';

/** What the thread of the columns is started with. */
export interface ThreadData {
  databaseUrl: string;
  /** Milliseconds between two looks at what changed. */
  followEveryMs: number;
}

export interface AskMessage {
  id: number;
  asks: readonly ColumnAsk[];
}

/** An answer, what the columns hold now, or why there will be none. */
export type ThreadMessage =
  | { id: number; answers: ColumnAnswer[] | null; fault?: unknown }
  | { state: ColumnsState }
  | { isDistributed: true };
