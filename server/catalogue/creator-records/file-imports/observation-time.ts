import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import { undated } from '../../observations/undated.ts';
import type { FileItem, OpenedFile } from '../../../outside/connectors/files/open-catalogue-file.ts';

/** If no time occurs in this many rows, the file's content does not say when it was observed. */
const rowsToCheck = 1000;

/**
 * Returns the time of observation for records that have none: the newest post or observation in the file, because an
 * old data set cannot be older than that. The date of the file itself says only when it was copied.
 */
export async function observationTime(file: OpenedFile): Promise<Date> {
  let newest = '';
  let rows = 0;
  for await (const item of file.items()) {
    if (!('records' in item)) continue;
    for (const text of item.records.flatMap(timesOf)) {
      const time = new Date(text).toISOString();
      if (time > newest && time <= file.modifiedAt) newest = time;
    }
    if (!newest && ++rows >= rowsToCheck) break;
  }
  // An earlier time is an error in the file.
  return newest > undated.toISOString() ? new Date(newest) : undated;
}

/** Returns whether the row has a record without a time of observation. */
export function hasUndated(item: FileItem): boolean {
  return 'records' in item && item.records.some(record => !record.observedAt);
}

function timesOf(record: CatalogueRecord): string[] {
  const posts = record.type === 'post' ? [record] : (record.posts ?? []);
  return [...(record.observedAt ? [record.observedAt] : []), ...posts.map(post => post.publishedAt)];
}
