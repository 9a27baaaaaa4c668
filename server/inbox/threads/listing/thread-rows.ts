import type { ThreadRow } from '../../../../contract/inbox/threads.ts';
import { faceOf } from '../../../catalogue/pictures/picture-addresses.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTeamNames } from '../../../creators/shared/team-names.ts';
import { creatorFaces, threadRows, type CreatorFace, type ThreadRecord } from './thread-rows.queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

function present(row: ThreadRecord, creator: CreatorFace | undefined): ThreadRow {
  return {
    id: row.id,
    subject: row.subject,
    counterpart: { name: row.counterpart_name, address: row.counterpart_address },
    sender: { id: row.sender_id, address: row.sender ?? '' },
    creator: creator
      ? {
          id: creator.id,
          platform: creator.platform,
          handle: creator.handle,
          name: creator.name,
          avatarUrl: faceOf(creator.id, creator.avatar_url),
        }
      : null,
    task: row.task_id === null || row.task === null ? null : { id: row.task_id, name: row.task },
    kind: row.kind,
    snippet: row.snippet,
    lastAt: row.last_at.toISOString(),
    mails: row.mails,
    unread: row.unread,
    hasFiles: row.has_files,
    isSpam: row.is_spam,
    archivedAt: iso(row.archived_at),
    snoozedUntil: iso(row.snoozed_until),
    assignedTo:
      row.assigned_to === null || row.assignee === null ? null : { id: row.assigned_to, name: row.assignee },
    labels: row.labels,
  };
}

/** Returns rows of the list in the order of the ids; conversations of other teams are left out. */
export async function readRows(db: Db, teamId: number, ids: readonly number[]): Promise<ThreadRow[]> {
  if (!ids.length) return [];
  const rows = new Map((await threadRows(db, teamId, ids)).map(row => [row.id, row]));
  const creatorIds = [...new Set([...rows.values()].flatMap(row => row.creator_id ?? []))];
  const found = creatorIds.length ? await creatorFaces(db, creatorIds) : [];
  const faces = await withTeamNames(db, teamId, found);
  const creators = new Map(faces.map(face => [face.id, face]));
  return ids.flatMap(id => {
    const row = rows.get(id);
    return row ? present(row, creators.get(row.creator_id ?? 0)) : [];
  });
}
