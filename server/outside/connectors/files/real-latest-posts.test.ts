import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';
import { slugOf } from './fields/account-handles.ts';
import { openCatalogueFile } from './open-catalogue-file.ts';

interface Averages {
  avg_views: number | null;
  avg_likes: number | null;
  avg_comments: number | null;
}

const folder = path.join(realDataFolder, 'influencers');

function reference(): Record<string, Record<string, Averages>> {
  return JSON.parse(fs.readFileSync(path.join(folder, 'latest10_reference.json'), 'utf8')).data;
}

/** The posts of each creator by handle; of a post that occurs twice, the last row wins. */
async function postsByCreator(file: string): Promise<Map<string, Map<string, SourcePost>>> {
  const creators = new Map<string, Map<string, SourcePost>>();
  const opened = await openCatalogueFile(path.join(folder, file));
  for await (const item of opened.items()) {
    for (const record of 'records' in item ? item.records : []) {
      const handle = record.type === 'post' ? record.creator.handle : record.handle;
      const posts = creators.get(handle) ?? new Map<string, SourcePost>();
      creators.set(handle, posts);
      for (const post of record.type === 'post' ? [record] : (record.posts ?? []))
        posts.set(post.platformPostId, post);
    }
  }
  return creators;
}

const bytes = (post: SourcePost) => Buffer.from(post.platformPostId);

function averages(posts: Iterable<SourcePost>): Averages {
  const latest = [...posts]
    .toSorted(
      (one, other) =>
        Date.parse(other.publishedAt) - Date.parse(one.publishedAt) ||
        Buffer.compare(bytes(other), bytes(one)),
    )
    .slice(0, limits.latestPosts);
  const mean = (figure: 'plays' | 'likes' | 'comments') => {
    const known = latest.flatMap(post => post[figure] ?? []);
    return known.length === 0 ? null : known.reduce((sum, next) => sum + next, 0) / known.length;
  };
  return { avg_views: mean('plays'), avg_likes: mean('likes'), avg_comments: mean('comments') };
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);
const compared = (found: Averages) => ({
  avg_views: rounded(found.avg_views),
  avg_likes: rounded(found.avg_likes),
  avg_comments: rounded(found.avg_comments),
});

describe('averages over the latest posts agree with the reference', () => {
  test.each(Object.entries(reference()))('%s', async (file, wanted) => {
    const creators = await postsByCreator(file);
    for (const [name, figures] of Object.entries(wanted)) {
      const handle = file.startsWith('youtube/') ? slugOf(name) : name;
      const found = averages(creators.get(handle ?? '')?.values() ?? []);
      expect({ name, ...compared(found) }).toEqual({ name, ...compared(figures) });
    }
  });
});
