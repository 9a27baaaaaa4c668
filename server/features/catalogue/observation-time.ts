import type { OpenedFile } from '../../connectors/files/open-file.ts';

/** A file that shows no post within so many rows has none to tell its time by. */
const rowsToLookAt = 1000;

/** No platform is older: an earlier time is a fault of the file. */
const firstPlatform = '2005-02-14';

/**
 * When the records of a file were seen, for those that do not say: not before the newest post among them,
 * and that is the best that is known of an old data set; without posts the file's own date. ISO 8601.
 */
export async function observationTime(file: OpenedFile): Promise<string> {
  let newest = '';
  let rows = 0;
  for await (const item of file.items()) {
    if (!('records' in item)) continue;
    if (item.records.some(record => record.observedAt)) return file.modifiedAt;
    for (const record of item.records) {
      const posts = record.type === 'post' ? [record] : (record.posts ?? []);
      for (const { publishedAt } of posts) {
        const time = new Date(publishedAt).toISOString();
        if (time > newest) newest = time;
      }
    }
    if (!newest && ++rows >= rowsToLookAt) break;
  }
  return newest > firstPlatform && newest < file.modifiedAt ? newest : file.modifiedAt;
}
