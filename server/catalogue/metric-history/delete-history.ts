import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import { rowsOfCreators, rowsOfSource, updateRows } from './queries.ts';
import { changedRow, type State, stateOf } from './series-state.ts';

export interface Keeping {
  source: SourceCode;
  /** Points before this time are deleted; null if all may stay. */
  pointsSince: Date | null;
  /** Texts and pictures that were not reported again since this time are deleted. */
  textsSince: Date;
}

const batch = 1000;
const maxOfCreator = 10_000;
const noTexts = { caption: '', hashtags: [], mentions: [], cover_url: '', caption_disclosed: false };

/**
 * Deletes data that a source does not let us keep, of posts whose last report came from it. @returns the number of
 * posts
 */
export async function deleteHistory(db: Db, keeping: Keeping): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const { rows, last } = await db.transaction().execute(async db => {
      const read = await rowsOfSource(db, keeping.source, { after, max: batch });
      const changed = read.map(stateOf).flatMap(state => {
        const kept = afterDeletion(state, keeping);
        return kept === state ? [] : [kept];
      });
      await updateRows(db, changed.map(changedRow));
      return { rows: changed, last: read.at(-1)?.key };
    });
    count += rows.length;
    if (last === undefined) return count;
    after = last;
  }
}

function afterDeletion(state: State, { pointsSince, textsSince }: Keeping): State {
  const since = pointsSince && Math.floor(pointsSince.getTime() / 1000);
  const points = since === null ? state.series.points : state.series.points.filter(({ at }) => at >= since);
  const isStale = (state.texts.seen_at ?? state.texts.watched_at) < textsSince && state.texts.caption !== '';
  const edits = state.texts.edits.filter(({ at }) => new Date(at) >= textsSince);
  const isSame = points.length === state.series.points.length && edits.length === state.texts.edits.length;
  if (isSame && !isStale) return state;
  return {
    texts: {
      ...state.texts,
      edits,
      ...(isStale && noTexts),
    },
    series: { ...state.series, points },
  };
}

/** Deletes the history of a creator's posts whose last report came from this source. It may be reported again. */
export async function deleteHistoryOf(db: Db, creatorId: number, source: SourceCode): Promise<void> {
  const rows = await rowsOfCreators(db, [creatorId], maxOfCreator);
  const reported = rows.filter(row => row.source === source).map(stateOf);
  await updateRows(
    db,
    reported.map(({ texts, series }) =>
      changedRow({
        texts: { ...texts, ...noTexts, edits: [], source: null, seen_at: null },
        series: { ...series, points: [], gaps: [], doubt: null },
      }),
    ),
  );
}
