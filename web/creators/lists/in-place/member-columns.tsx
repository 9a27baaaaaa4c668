import { absent, dateTime, day } from '../../../../contract/core/format.ts';
import { EmailCell } from '../../shared/rows/EmailCell.tsx';
import type { SpecialColumns } from '../../shared/rows/creator-columns.tsx';
import { NoteCell } from './NoteCell.tsx';
import { StatusMenu } from './StatusMenu.tsx';

/** The columns of a list that are edited in place, or that only members have. */
export const memberColumns: SpecialColumns = {
  status: { width: 112, cell: row => <StatusMenu row={row} /> },
  email: {
    width: 154,
    cell: ({ email = null, hasEmail }) => <EmailCell email={email} hasEmail={hasEmail} />,
  },
  added_at: {
    sortable: true,
    width: 110,
    cell: row => <span title={dateTime(row.addedAt)}>{day(row.addedAt)}</span>,
  },
  added_by: { width: 100, cell: row => row.addedBy || absent },
  notes: { width: 164, cell: row => <NoteCell row={row} /> },
};
