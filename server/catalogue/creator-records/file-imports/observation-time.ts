import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import type { FileItem, OpenedFile } from '../../../outside/connectors/files/open-catalogue-file.ts';

/** A file that shows no time within so many rows has none to tell its own by. */
const rowsToLookAt = 1000;

/** No platform is older: an earlier time is a fault of the file. */
const firstPlatform = '2005-02-14';

/**
 * When the records of a file were seen, for those that do not say: not before the newest post or
 * observation in it, and that is the best that is known of an old data set; else the file's own date.
 * ISO 8601.
 */
export async function observationTime(file: OpenedFile): Promise<string> {
  let newest = '';
  let rows = 0;
  for await (const item of file.items()) {
    if (!('records' in item)) continue;
    for (const told of item.records.flatMap(timesOf)) {
      const time = new Date(told).toISOString();
      if (time > newest && time <= file.modifiedAt) newest = time;
    }
    if (!newest && ++rows >= rowsToLookAt) break;
  }
  return newest > firstPlatform ? newest : file.modifiedAt;
}

/** Whether a row holds a record that does not say when it was seen. */
export function isUndated(item: FileItem): boolean {
  return 'records' in item && item.records.some(record => !record.observedAt);
}

function timesOf(record: CatalogueRecord): string[] {
  const posts = record.type === 'post' ? [record] : (record.posts ?? []);
  return [...(record.observedAt ? [record.observedAt] : []), ...posts.map(post => post.publishedAt)];
}
