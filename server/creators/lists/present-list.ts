import type { List } from '../../../contract/creators/lists.ts';
import { isBeyond } from './find-list.ts';
import type { ListRow } from './queries.ts';

/** Converts a list to its reply. @param limit how many lists the plan has */
export function presentList(row: ListRow, faces: List['faces'], limit: number): List {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    color: row.color,
    visibility: row.visibility,
    createdBy: row.created_by_name ?? '',
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
    members: row.members,
    faces,
    mine: row.is_mine,
    readOnly: isBeyond(row, limit),
  };
}
