import type { Lang } from '../../../../contract/core/error-texts.ts';
import {
  failedRowHeadings,
  importHeadings,
  importReasonTexts,
  importWarningTexts,
} from '../../../../contract/creators/list-imports/list-import-texts.ts';
import type { ImportField } from '../../../../contract/creators/list-imports/list-imports.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { writeXlsx, type XlsxCell, type XlsxColumn } from '../../../core/storage/write-xlsx.ts';
import { isOurs } from '../sheet/heading-words.ts';
import type { ImportRow } from '../queries.ts';
import { columnsOf } from './read-row.ts';
import { readRows } from './rows.queries.ts';

/** Pages are small because rows may be wide. */
const pageRows = 100;

const fileNames: Record<Lang, string> = { zh: '需要处理的行', en: 'rows-to-fix' };
const sheetNames: Record<Lang, string> = { zh: '需要处理的行', en: 'Rows to fix' };

/** Returns the file's own columns, without those that an earlier file of failed rows added. */
function ownColumns({ headings, mapping }: ImportRow, lang: Lang): { column: number; head: string }[] {
  const fieldOf = new Map<number, ImportField>(columnsOf(mapping).map(([field, column]) => [column, field]));
  return headings.flatMap((heading, column) => {
    if (isOurs(heading)) return [];
    const field = fieldOf.get(column);
    return [{ column, head: heading || (field ? importHeadings[lang][field] : '') }];
  });
}

export function failedFileName({ file_name }: ImportRow, lang: Lang): string {
  return `${file_name.replace(/\.\w{1,5}$/, '')}-${fileNames[lang]}.xlsx`;
}

/**
 * Writes the rows that failed or have warnings as they are in the file, with their numbers and reasons, to be corrected
 * and uploaded again.
 */
export function writeFailedRows(pool: Db, ctx: SignedIn, found: ImportRow): AsyncGenerator<Buffer, void> {
  const { lang, actor } = ctx;
  const ids = { teamId: actor.teamId, importId: found.id };
  const own = ownColumns(found, lang);
  async function* rows(): AsyncGenerator<XlsxCell[], void> {
    for (let after = 0; ;) {
      const page = { outcome: 'attention', after, size: pageRows } as const;
      const failed = await asTeam(pool, ids.teamId, db => readRows(db, ids, page));
      for (const { row, cells, reason, warnings } of failed) {
        const why = [
          ...(reason ? [importReasonTexts[lang][reason]] : []),
          ...warnings.map(each => importWarningTexts[lang][each]),
        ];
        yield [...own.map(({ column }) => cells[column] ?? ''), row, why.join('\n')];
      }
      after = failed.at(-1)?.row ?? after;
      if (failed.length < pageRows) return;
    }
  }
  const { row, reason } = failedRowHeadings[lang];
  const columns: XlsxColumn[] = [
    ...own.map(({ head }) => ({ head, width: 24 })),
    { head: row, width: 8 },
    { head: reason, width: 60 },
  ];
  return writeXlsx(rows(), { sheet: sheetNames[lang], columns });
}
