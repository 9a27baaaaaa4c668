import type { FileItem } from '../../../outside/connectors/files/open-catalogue-file.ts';

const fullWeight = 16_000;
const charactersOfWeight = 1000;

/** Estimates the work for an item by its creators, its posts and their texts. */
function weightOf(item: FileItem): number {
  if (!('records' in item)) return 1;
  return item.records.reduce((weight, record) => {
    const posts = record.type === 'creator' ? (record.posts ?? []) : [record];
    const text = posts.reduce((sum, post) => sum + (post.caption?.length ?? 0), 0);
    return weight + 1 + posts.length + text / charactersOfWeight;
  }, 0);
}

/** Splits a stream of items into batches of about equal work. Skips the first `skip` items. */
export async function* batchesOf(items: AsyncIterable<FileItem>, skip: number): AsyncGenerator<FileItem[]> {
  let batch: FileItem[] = [];
  let weight = 0;
  let index = 0;
  for await (const item of items) {
    if (index++ < skip) continue;
    batch.push(item);
    weight += weightOf(item);
    if (weight < fullWeight) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length) yield batch;
}
