import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ImportField } from '../../../../contract/creators/list-imports/list-imports.ts';

/** Nobody's: the row is known again by it. */
const homepage = 'https://www.tiktok.com/@starbridge.example';

/** The row that shows in a template how it is filled in. */
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

/** Left as it was: once its link is another it is somebody's row. */
export const isExample = (cells: readonly string[]): boolean =>
  cells.includes(homepage) && cells.some(cell => notes.includes(cell));
