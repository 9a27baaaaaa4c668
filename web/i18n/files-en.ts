import common from './en/core/common.ts';
import shell from './en/core/shell.ts';

/** What every page needs comes with the list of the others. */
export const en = {
  ofEveryPage: { shell, common },
  others: import.meta.glob<Record<string, unknown>>(
    ['./en/*/*.ts', '!./en/core/common.ts', '!./en/core/shell.ts'],
    { import: 'default' },
  ),
};
