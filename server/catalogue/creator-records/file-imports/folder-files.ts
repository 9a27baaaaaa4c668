import type { Dirent, Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A file, or a folder of creators' folders with all that is in it, as it lies there now. */
export interface FoundFile {
  path: string;
  size: number;
  /** The newest change of contents, name or rights among them. */
  changed_at: Date;
}

/** Hidden ones, those of programs that still write, and those that systems leave everywhere. */
const leftAlone =
  /^[.~]|~$|\.(?:part|partial|crdownload|download|filepart|tmp|temp|swp|lock)$|^(?:desktop\.ini|thumbs\.db)$/i;

/** A creator's files lie so deep; whatever is below is no part of it. */
const deepest = 2;

/** @returns null where the folder cannot be read */
export async function filesIn(folder: string, depth = 0): Promise<FoundFile[] | null> {
  const entries = await listed(folder);
  if (!entries) return null;
  const found = await Promise.all(entries.map(entry => seen(path.join(folder, entry.name), depth)));
  return found.filter(file => file !== null);
}

/** As anybody sees it who may come and go meanwhile: what is gone is not there. */
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
