/** The permitted changes of an upgrade, each with its reason. All other data must be unchanged. */
export interface Differences {
  /** Table → its current name. */
  tables: Record<string, string>;
  /** `table.column` with the old table name → the column's current name. */
  columns: Record<string, string>;
  /** `table.column` → why its values change; limited to `words` if given, otherwise any change. */
  values: Record<string, { reason: string; words?: Record<string, string> }>;
  /** Table → why it has more rows. */
  grown: Record<string, string>;
  /** Job name → its current name, or why it is no longer needed. */
  jobs: Record<string, string>;
  /** Call → its current form, and words of its response with their replacements. */
  calls: Record<string, { reason: string; call?: string; words?: Record<string, string> }>;
}

export const differences: Differences = {
  tables: {},
  columns: {},
  values: {
    'due_work.kind': {
      reason: 'since 2026-11-30 kinds say sync, check, one-to-one email and background task',
      words: {
        'campaign.look': 'campaign.sync',
        'letter.doubt': 'oneToOneEmail.doubt',
        'letter.send': 'oneToOneEmail.send',
        'monitor.look': 'monitor.sync',
        'order.look': 'order.check',
        'work.old': 'backgroundTask.old',
        'work.silence': 'backgroundTask.silence',
      },
    },
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
