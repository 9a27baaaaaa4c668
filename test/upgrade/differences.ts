/** What an upgrade is allowed to change, each with its reason. Everything else must be found again as it was. */
export interface Differences {
  /** Table → its name today. */
  tables: Record<string, string>;
  /** `table.column`, the table by its name of then → the column's name today. */
  columns: Record<string, string>;
  /** `table.column` → why its values change; each by its words where they are given, in any way without. */
  values: Record<string, { reason: string; words?: Record<string, string> }>;
  /** Table → why it has more rows. */
  grown: Record<string, string>;
  /** Name of a job → its name today, or why nobody needs it any more. */
  jobs: Record<string, string>;
  /** Call → what it is today, and words of its answer with those that stand in their place. */
  calls: Record<string, { reason: string; call?: string; words?: Record<string, string> }>;
}

export const differences: Differences = {
  tables: {},
  columns: {},
  values: {
    'due_work.due_at': {
      reason: 'since 2026-11-29 the row of a notification says when it was written, not when it goes',
    },
  },
  grown: {
    migrations: 'those that came since',
  },
  jobs: {},
  calls: {},
};
