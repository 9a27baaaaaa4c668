import fs from 'node:fs/promises';
import { undated } from '../../observations/undated.ts';
import { observeRecord } from '../../observations/observe-record.ts';
import { openCatalogueFile } from '../../../outside/connectors/files/open-catalogue-file.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Person } from '../../../core/db/personal-data/person.ts';
import { filesIn } from '../file-imports/folder-files.ts';
import { readImportFolder, readUnimported } from '../file-imports/watched-files.queries.ts';

/** What cannot be read as creators is searched as it is, unless it is too large to be a list that somebody left there. */
const maxPlainBytes = 256 * 1024 * 1024;

/** Whether a file, or a folder of creators' folders, names the person. */
async function names(place: string, person: Person): Promise<boolean> {
  const [keys, addresses] = [new Set(person.keys), new Set(person.addresses)];
  const teller = { source: 'file', via: null, now: undated };
  try {
    const file = await openCatalogueFile(place);
    for await (const item of file.items())
      for (const record of 'records' in item ? item.records : []) {
        const seen = observeRecord(record, teller);
        if (seen.keys.some(key => keys.has(key))) return true;
        if (seen.addresses.some(({ address }) => addresses.has(address))) return true;
      }
  } catch {
    // It is no file of creators, or a broken one.
  }
  const stat = await fs.stat(place);
  if (!stat.isFile() || stat.size > maxPlainBytes) return false;
  const text = (await fs.readFile(place, 'utf8')).toLowerCase();
  return [...person.addresses, ...person.links].some(part => text.includes(part.toLowerCase()));
}

/**
 * Deletes the files of the import folder that name the person; everybody else in them is in the catalogue by now.
 * @returns how many @throws Error if one of them is still to be imported: then it goes on later
 */
export async function eraseImportFiles(db: Db, person: Person): Promise<number> {
  const folder = await readImportFolder(db);
  const files = folder ? ((await filesIn(folder)) ?? []) : [];
  const waiting = await readUnimported(db);
  let deleted = 0;
  for (const { path } of files) {
    if (!(await names(path, person))) continue;
    if (waiting.has(path)) throw new Error('a file that names an erased person is still to be imported');
    await fs.rm(path, { recursive: true, force: true });
    deleted++;
  }
  return deleted;
}
