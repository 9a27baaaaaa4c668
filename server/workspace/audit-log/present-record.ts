import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { OperationRecord } from '../../../contract/workspace/audit-log.ts';
import type { RecordRow } from './queries.ts';

/** Converts an entry to its reply: every changed field, with its values while they are kept. */
export function presentRecord(row: RecordRow): OperationRecord {
  const { before, after } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as OperationAction,
    accountId: row.account_id,
    accountName: row.account_name ?? '',
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name ?? '',
    changes: row.fields.map(field => ({
      field,
      ...(before && field in before ? { before: before[field] } : {}),
      ...(after && field in after ? { after: after[field] } : {}),
    })),
    address: row.address ?? '',
    agent: row.agent ?? '',
  };
}
