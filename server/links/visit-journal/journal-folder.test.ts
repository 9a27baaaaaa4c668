import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { adoptJournalFolders, endJournalFolder, makeJournalFolder } from './journal-folder.ts';

let parent: string;
beforeEach(() => {
  parent = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-journals-')), 'visits');
  onTestFinished(() => fs.rmSync(path.dirname(parent), { recursive: true, force: true }));
});

/** A journal that another process holds until it is killed. */
async function holdElsewhere() {
  const script = `
    import { makeJournalFolder } from ${JSON.stringify(new URL('./journal-folder.ts', import.meta.url).href)};
    const { id } = makeJournalFolder(${JSON.stringify(parent)});
    gc();
    console.log(id);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [id] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    id: String(id).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('makes a folder that is empty, in a place that may not be there yet', () => {
  const own = makeJournalFolder(parent);
  expect(own.folder).toBe(path.join(parent, own.id));
  expect(fs.readdirSync(own.folder)).toEqual([]);
  expect(makeJournalFolder(parent).id).not.toBe(own.id);
});

const openTo = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

it('is for its own account only, also in a place that was open to all', () => {
  fs.mkdirSync(parent, { recursive: true });
  fs.chmodSync(parent, 0o755);
  const { folder } = makeJournalFolder(parent);
  expect([openTo(parent), openTo(folder), openTo(`${folder}.lock`)]).toEqual(['700', '700', '600']);
});

it('leaves a journal to the process that holds it, until that is killed', async () => {
  const own = makeJournalFolder(parent);
  const other = await holdElsewhere();
  fs.writeFileSync(path.join(parent, other.id, 'kept'), 'kept');
  expect(adoptJournalFolders(parent, [own.id])).toEqual([]);
  await other.kill();
  const [left, ...more] = adoptJournalFolders(parent, [own.id]);
  expect([left?.id, more]).toEqual([other.id, []]);
  expect(fs.readFileSync(path.join(left?.folder ?? '', 'kept'), 'utf8')).toBe('kept');
  // Now this process holds it.
  expect(adoptJournalFolders(parent, [own.id])).toEqual([]);
  left?.lock.release();
  expect(adoptJournalFolders(parent, [own.id]).map(({ id }) => id)).toEqual([other.id]);
});

it('takes only journals', () => {
  const own = makeJournalFolder(parent);
  for (const name of [`.${own.id}`, 'notes', `${own.id}0`]) fs.mkdirSync(path.join(parent, name));
  const before = fs.readdirSync(parent);
  expect(adoptJournalFolders(parent, [own.id])).toEqual([]);
  expect(fs.readdirSync(parent)).toEqual(before);
});

it('a finished journal is deleted with its files', () => {
  const own = makeJournalFolder(parent);
  fs.writeFileSync(path.join(own.folder, '000000000000000.log'), 'stored');
  endJournalFolder(own);
  expect(fs.readdirSync(parent)).toEqual([]);
});

it('one that another process is just deleting is not created again', () => {
  const own = makeJournalFolder(parent);
  const left = makeJournalFolder(parent);
  const read = fs.readdirSync(parent);
  endJournalFolder(left);
  // The folder list is outdated: a file stands in for the entry of a deleted folder.
  expect(read).toContain(left.id);
  fs.symlinkSync(path.join(parent, 'gone'), left.folder);
  expect(adoptJournalFolders(parent, [own.id])).toEqual([]);
  expect(fs.existsSync(`${left.folder}.lock`)).toBe(false);
});

it('a journal with an unreadable lock does not block the others', () => {
  const own = makeJournalFolder(parent);
  const lefts = [makeJournalFolder(parent), makeJournalFolder(parent)].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  for (const { lock } of lefts) lock.release();
  const [first, second] = lefts;
  fs.writeFileSync(
    `${first?.folder}.lock`,
    'no lock at all, but something longer than a header. '.repeat(40),
  );
  expect(adoptJournalFolders(parent, [own.id]).map(({ id }) => id)).toEqual([second?.id]);
});
