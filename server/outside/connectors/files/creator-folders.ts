import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatorRecord, SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { hashOfFile } from './formats/file-bytes.ts';
import { checkedRecord } from './check-record.ts';
import { CellFault, type Fault } from './formats/import-fault.ts';
import { rowsOf } from './file-layout.ts';
import { creatorRecord } from './mappings/mapping.ts';
import { readProfile, readVideo, tiktokWebVideos } from './mappings/tiktok-web.ts';
import { homeOf, languageOf } from './fields/place-names.ts';
import { text } from './fields/field-readers.ts';
import type { Row } from './fields/table-row.ts';
import type { Damage } from './formats/file-encoding.ts';

/** Raw answers of the TikTok web API, a folder for each creator: profile and videos. */
export const creatorFolders = {
  name: 'tiktok-creator-folders',
  source: {
    zh: 'TikTok 网页原始数据（每个达人一个文件夹）',
    en: 'TikTok web answers, a folder for each creator',
  },
};

const profileFile = /^user_info\.json(\.gz)?$/;
const videosFile = /^videos_info\.json(\.gz)?$/;
const maxPosts = 5000;

export interface CreatorFolder {
  name: string;
  profile?: string;
  videos?: string;
}

/** The creators' folders inside `folder` (or itself), by name. */
export async function findCreatorFolders(folder: string): Promise<CreatorFolder[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const inside = entries.filter(entry => entry.isDirectory()).map(entry => path.join(folder, entry.name));
  const found: CreatorFolder[] = [];
  for (const candidate of [folder, ...inside.toSorted()]) {
    const files = (await fs.readdir(candidate)).toSorted();
    const profile = files.find(file => profileFile.test(file));
    const videos = files.find(file => videosFile.test(file));
    if (!profile && !videos) continue;
    found.push({
      name: path.basename(candidate),
      profile: profile && path.join(candidate, profile),
      videos: videos && path.join(candidate, videos),
    });
  }
  return found;
}

/** One hash for all the files: it changes when any of them does. */
export async function hashOfFolders(folders: CreatorFolder[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, profile, videos } of folders) {
    for (const file of [profile, videos])
      if (file) hash.update(`${name}/${path.basename(file)} ${await hashOfFile(file)}\n`);
  }
  return hash.digest('hex');
}

export type FolderItem = { records: CreatorRecord[] } | { column: string; fault: Fault };

/**
 * The creator of a folder with all its posts in one record. Its language is that of most of its
 * posts. The profile's own clock says when it was seen, but never before its newest post.
 */
export async function readCreatorFolder(
  folder: CreatorFolder,
  home: string | undefined,
  damage: Damage,
): Promise<FolderItem[]> {
  const items: FolderItem[] = [];
  const posts: SourcePost[] = [];
  const languages: string[] = [];
  let profile: CreatorRecord | undefined;
  let author: CreatorRecord | undefined;
  const attempt = (file: string, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      items.push({ column: `${file} ${error.column}`, fault: error.fault });
    }
  };
  await eachRow(folder.profile, 'json-whole', damage, items, (file, row) =>
    attempt(file, () => (profile = readProfile(row))),
  );
  await eachRow(folder.videos, 'json-array', damage, items, (file, row) =>
    attempt(file, () => {
      if (posts.length < maxPosts) posts.push(readVideo(row));
      languages.push(...reportedLanguage(text('textLanguage')(row)));
      author ??= readAuthor(row);
    }),
  );
  const creator = profile ?? author;
  if (!creator) return items;
  const language = max(languages);
  const newest = posts.reduce((latest, post) => (post.publishedAt > latest ? post.publishedAt : latest), '');
  const observedAt =
    creator.observedAt !== undefined && newest > creator.observedAt ? newest : creator.observedAt;
  const region = home === undefined ? {} : { region: home, regionBasis: 'assumed' as const };
  const record = creatorRecord({ ...author, ...creator, ...region, language, observedAt, posts });
  return [{ records: [record] }, ...items];
}

function readAuthor(row: Row): CreatorRecord | undefined {
  const [found] =
    tiktokWebVideos
      .detect([row])?.(row)
      .map(record => checkedRecord(record)) ?? [];
  return found?.type === 'creator' ? found : undefined;
}

async function eachRow(
  file: string | undefined,
  kind: 'json-whole' | 'json-array',
  damage: Damage,
  items: FolderItem[],
  read: (file: string, row: Row) => void,
): Promise<void> {
  if (file === undefined) return;
  const name = path.basename(path.dirname(file)) + '/' + path.basename(file);
  for await (const batch of rowsOf(file, 'utf-8', { kind }, damage)) {
    for (const item of batch) {
      if ('row' in item) read(name, item.row);
      else if ('fault' in item)
        items.push({ column: `${name}:${item.line} ${item.column}`.trim(), fault: item.fault });
    }
  }
}

/** TikTok writes "un" if it could not detect the language. */
function reportedLanguage(tag: string | undefined): string[] {
  const language = tag === undefined || tag === 'un' ? undefined : languageOf(tag);
  return language === undefined ? [] : [language];
}

/** The one that makes up more than half of the list. */
function max(list: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [top] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return top && top[1] * 2 > list.length ? top[0] : undefined;
}

const sampledFolders = 40;

/**
 * Returns the country that such a set is assumed to come from: the home of the language that most creators with videos
 * write in. A profile itself contains no country.
 */
export async function homeOfFolders(folders: CreatorFolder[]): Promise<string | undefined> {
  const languages: string[] = [];
  for (const folder of folders.filter(candidate => candidate.videos).slice(0, sampledFolders)) {
    const [item] = await readCreatorFolder(folder, undefined, { characters: 0 });
    if (item && 'records' in item) languages.push(...reportedLanguage(item.records[0]?.language));
  }
  const language = max(languages);
  return language === undefined ? undefined : homeOf(language);
}
