import common from './zh/core/common.ts';
import shell from './zh/core/shell.ts';

/** What every page needs comes with the list of the others. */
export const zh = {
  ofEveryPage: { shell, common },
  others: import.meta.glob<Record<string, unknown>>(
    ['./zh/*/*.ts', '!./zh/core/common.ts', '!./zh/core/shell.ts'],
    { import: 'default' },
  ),
};
