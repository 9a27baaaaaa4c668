import { useState } from 'react';
import type { ThreadRow } from '../../../../contract/inbox/threads.ts';
import { type InboxFilter, queryOf } from '../inbox-address.ts';
import { keepOpen } from './keep-open.ts';
import { useThreads } from '../queries.ts';

interface Shown {
  question: string;
  data: unknown;
  openId: number | null;
  rows: readonly ThreadRow[];
}

/** The rows of the list with the open conversation kept in place, and how to load more. */
export function useThreadRows(filter: InboxFilter, openId: number | null) {
  const query = useThreads(filter);
  const { data } = query;
  const question = JSON.stringify(queryOf(filter));
  const [shown, setShown] = useState<Shown>({ question, data: undefined, openId, rows: [] });
  let { rows } = shown;
  if (shown.question !== question || shown.data !== data || shown.openId !== openId) {
    const listed = data?.pages.flatMap(({ threads }) => threads) ?? [];
    rows = keepOpen(listed, shown.question === question ? shown.rows : [], openId);
    setShown({ question, data, openId, rows });
  }
  return { ...query, rows: data && rows, question };
}
