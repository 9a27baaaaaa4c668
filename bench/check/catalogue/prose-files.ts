import fs from 'node:fs';
import path from 'node:path';
import { openCatalogueFile } from '../../../server/outside/connectors/files/open-catalogue-file.ts';

/** The descriptions, biographies and captions of a file, each once. */
export interface ProseFile {
  name: string;
  texts: string[];
}

/** Files and folders of creators that the importer reads, below a folder. */
async function* catalogueFiles(folder: string): AsyncGenerator<string> {
  const { mapping } = await openCatalogueFile(folder);
  if (mapping) return yield folder;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* catalogueFiles(inside);
    else if (/\.(?:csv|tsv|json|jsonl|ndjson)(?:\.gz)?$/i.test(entry.name)) yield inside;
  }
}

async function textsOf(file: string): Promise<string[]> {
  const texts = new Set<string>();
  for await (const item of (await openCatalogueFile(file)).items()) {
    if (!('records' in item)) continue;
    for (const record of item.records) {
      const own =
        record.type === 'post'
          ? [record.caption]
          : [record.bio, ...(record.posts ?? []).map(post => post.caption)];
      for (const text of own) if (text) texts.add(text);
    }
  }
  return [...texts];
}

/** All texts in which addresses are looked for, by file. */
export async function* proseFiles(root: string): AsyncGenerator<ProseFile> {
  for await (const file of catalogueFiles(root)) {
    yield { name: path.relative(root, file), texts: await textsOf(file) };
  }
}
