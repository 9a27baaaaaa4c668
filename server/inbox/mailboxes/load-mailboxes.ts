import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listMailboxes, MailboxState } from '../../../contract/inbox/mailboxes.ts';
import { folderRoles } from '../../../contract/core/mail/mail-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { foldersOfTeam } from './mailbox-folders.queries.ts';
import type { MailboxFailure } from './mailbox-failure.ts';
import { pauseEnds } from './failure-pause.ts';
import { keptMails, senderRows } from './queries.ts';

type SenderRow = Awaited<ReturnType<typeof senderRows>>[number];

function stateOf(row: SenderRow, pending: number): MailboxState['state'] {
  if (row.state === 'unverified' || row.state === 'refused') return 'off';
  if (row.inbox_failed_at) return 'failed';
  if (row.is_held && (pending > 0 || !row.inbox_synced_at)) return 'syncing';
  return row.inbox_synced_at ? 'synced' : 'waiting';
}

function present(
  row: SenderRow,
  folders: readonly { role: MailboxState['folders'][number]['role']; path: string; pending: number }[],
  messages: number,
): MailboxState {
  const pending = folders.reduce((sum, folder) => sum + folder.pending, 0);
  const state = stateOf(row, pending);
  const isFailed = state === 'failed';
  return {
    senderId: row.id,
    address: row.address,
    name: row.name,
    state,
    syncedAt: row.inbox_synced_at?.toISOString() ?? null,
    nextAt: (isFailed && pauseEnds(row)?.toISOString()) || null,
    messages,
    pending,
    failure: isFailed
      ? { stage: (row.inbox_failure_stage || 'other') as MailboxFailure['stage'], text: row.inbox_failure }
      : null,
    folders: folderRoles.flatMap(role =>
      folders.filter(folder => folder.role === role).map(({ path }) => ({ role, path })),
    ),
  };
}

/** Returns how far the mailbox of each sender was read, oldest sender first. */
export function loadMailboxes(
  pool: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof listMailboxes>> {
  return asTeam(pool, teamId, async db => {
    const rows = await senderRows(db, teamId);
    const folders = Map.groupBy(await foldersOfTeam(db, teamId), folder => folder.sender_id);
    const kept = await keptMails(db, teamId);
    return { mailboxes: rows.map(row => present(row, folders.get(row.id) ?? [], kept.get(row.id) ?? 0)) };
  });
}
