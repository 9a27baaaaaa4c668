import type { Dirent, Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { platforms } from '../../../../contract/core/platform.ts';

/** A file, or a folder of creators' folders with everything in it, as it is on disk now. */
export interface FoundFile {
  path: string;
  size: number;
  /** The latest change of content, name or permissions in it. */
  changed_at: Date;
}

/** Hidden files, unfinished downloads and files that operating systems create everywhere. */
const leftAlone =
  /^[.~]|~$|\.(?:part|partial|crdownload|download|filepart|tmp|temp|swp|lock)$|^(?:desktop\.ini|thumbs\.db)$/i;

/** The files of a creator are at most this deep; anything deeper is ignored. */
const deepest = 2;

/** @returns null if the folder cannot be read */
export async function filesIn(folder: string, depth = 0): Promise<FoundFile[] | null> {
  const entries = await listed(folder);
  if (!entries) return null;
  const found = await Promise.all(
    entries.map(async entry => {
      const place = path.join(folder, entry.name);
      // A folder with the name of a platform says on which the accounts of its files are.
      const isOfPlatform = depth === 0 && entry.isDirectory() && platforms.some(name => name === entry.name);
      return isOfPlatform ? ((await filesIn(place, 1)) ?? []) : [await seen(place, depth)];
    }),
  );
  return found.flat().filter(file => file !== null);
}

/** Other programs may change the folder meanwhile. A folder that has been deleted counts as empty. */
const listed = async (folder: string): Promise<Dirent[] | null> =>
  fs.readdir(folder, { withFileTypes: true }).then(
    entries => entries.filter(({ name }) => !leftAlone.test(name)),
    () => null,
  );

async function seen(place: string, depth: number): Promise<FoundFile | null> {
  const stat = await fs.stat(place).catch((): Stats | null => null);
  if (stat?.isFile()) return { path: place, size: stat.size, changed_at: stat.ctime };
  if (!stat?.isDirectory()) return null;
  const inside = depth < deepest ? await filesIn(place, depth + 1) : [];
  return (inside ?? []).reduce(
    (all, file) => ({
      path: place,
      size: all.size + file.size,
      changed_at: file.changed_at > all.changed_at ? file.changed_at : all.changed_at,
    }),
    { path: place, size: 0, changed_at: stat.ctime },
  );
}
