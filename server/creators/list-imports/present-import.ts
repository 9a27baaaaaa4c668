import type { ListImport, ListImportRow } from '../../../contract/creators/list-imports/list-imports.ts';
import type { ImportRow } from './queries.ts';
import type { ShownRow } from './rows/rows.queries.ts';

export function presentImport(row: ImportRow): ListImport {
  return {
    id: row.id,
    fileName: row.file_name,
    list: row.list_name === null ? null : { id: row.list_id, name: row.list_name },
    by: row.by ?? '',
    state: row.state,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    rows: row.rows,
    succeeded: row.succeeded,
    failed: row.failed,
    headings: row.headings,
    mapping: row.mapping,
  };
}

export function presentRow(row: ShownRow, { mapping, started_at }: ImportRow): ListImportRow {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row.cells[column] ?? '').trim());
  const { creator_id: id, platform, name, handle, first_seen_at } = row;
  const isThere = id !== null && platform !== null && name !== null && handle !== null;
  const known = !first_seen_at || !started_at || first_seen_at < started_at;
  return {
    row: row.row,
    homepage: cell(mapping.homepage) || cell(mapping.handle),
    outcome: row.outcome,
    reason: row.reason,
    warnings: row.warnings,
    changes: row.changes,
    creator: isThere ? { id, platform, name, handle, known } : null,
  };
}
