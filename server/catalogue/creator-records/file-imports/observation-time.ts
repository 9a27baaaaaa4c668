import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import type { FileItem, OpenedFile } from '../../../outside/connectors/files/open-catalogue-file.ts';

/** If no time occurs in this many rows, the file's content does not say when it was observed. */
const rowsToCheck = 1000;

/** The oldest platform started on this day. An earlier time is an error in the file. */
const firstPlatform = '2005-02-14';

/**
 * Returns the time of observation for records that have none, as ISO 8601: the newest post or observation in the file,
 * because an old data set cannot be older than that; without one, the date of the file.
 */
export async function observationTime(file: OpenedFile): Promise<string> {
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
  return newest > firstPlatform ? newest : file.modifiedAt;
}

/** Returns whether the row has a record without a time of observation. */
export function isUndated(item: FileItem): boolean {
  return 'records' in item && item.records.some(record => !record.observedAt);
}

function timesOf(record: CatalogueRecord): string[] {
  const posts = record.type === 'post' ? [record] : (record.posts ?? []);
  return [...(record.observedAt ? [record.observedAt] : []), ...posts.map(post => post.publishedAt)];
}
