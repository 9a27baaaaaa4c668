import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ImportField } from '../../../../contract/creators/list-imports/list-imports.ts';

/** A page of nobody, by which the example row is recognised. */
const homepage = 'https://www.tiktok.com/@starbridge.example';

/** The row of a template that shows how to fill it in. */
export const exampleRow: Record<Lang, Record<ImportField, string>> = {
  zh: {
    homepage,
    platform: 'TikTok',
    handle: '',
    name: '示例达人',
    email: 'name@example.com',
    tags: '美妆, 首批',
    note: '示例行，导入时会自动跳过，可以删除',
  },
  en: {
    homepage,
    platform: 'TikTok',
    handle: '',
    name: 'Example creator',
    email: 'name@example.com',
    tags: 'beauty, first round',
    note: 'An example: this row is skipped, and can be deleted',
  },
};

const notes = Object.values(exampleRow).map(({ note }) => note);

/** Once its link was changed, the row is the user's own. */
export const isExample = (cells: readonly string[]): boolean =>
  cells.includes(homepage) && cells.some(cell => notes.includes(cell));
