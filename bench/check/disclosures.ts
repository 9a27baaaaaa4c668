import fs from 'node:fs';
import path from 'node:path';
import {
  openCatalogueFile,
  type FileItem,
} from '../../server/outside/connectors/files/open-catalogue-file.ts';
import { saysItIsPaid } from '../../server/catalogue/sponsorship/disclosure.ts';
import { readDisclosures, type KnownCaption } from '../../test/harness/real-data/known-disclosures.ts';
import { realDataFolder } from '../../test/harness/real-data/real-data.ts';
import { atLeast, round, type Report } from '../report.ts';

interface Score {
  language: string;
  captions: number;
  precision: number | null;
  recall: number | null;
}

const percent = (hits: number, of: number) => (of === 0 ? null : round((100 * hits) / of, 1));

function scoreOf(language: string, captions: readonly KnownCaption[]): Score {
  const found = captions.filter(({ caption }) => saysItIsPaid(caption));
  const right = found.filter(each => each.discloses).length;
  const all = captions.filter(each => each.discloses).length;
  return {
    language,
    captions: captions.length,
    precision: percent(right, found.length),
    recall: percent(right, all),
  };
}

function postsOf(item: FileItem) {
  const records = 'records' in item ? item.records : [];
  return records.flatMap(record => (record.type === 'creator' ? (record.posts ?? []) : [record]));
}

/** The agreement of captions with the platform's own flag; most flagged posts disclose nothing in words. */
async function overlapWithFlag() {
  const folder = path.join(realDataFolder, 'influencers/tiktok/vn_food_creators_raw');
  if (!fs.existsSync(folder)) return null;
  const counts = { posts: 0, flagged: 0, disclosed: 0, both: 0 };
  const file = await openCatalogueFile(folder);
  for await (const item of file.items()) {
    for (const { platformSponsored = false, caption = '', hashtags } of postsOf(item)) {
      const isDisclosed = saysItIsPaid(caption, hashtags);
      counts.posts++;
      if (platformSponsored) counts.flagged++;
      if (isDisclosed) counts.disclosed++;
      if (platformSponsored && isDisclosed) counts.both++;
    }
  }
  return counts;
}

/** Microseconds of CPU per caption, with known hashtags. */
function timeOf(captions: readonly KnownCaption[]): number {
  const rounds = 20;
  for (const { caption } of captions) saysItIsPaid(caption);
  const began = process.cpuUsage();
  for (let at = 0; at < rounds; at++) for (const { caption } of captions) saysItIsPaid(caption);
  return round(process.cpuUsage(began).user / (rounds * captions.length), 1);
}

/** `npm run check -- disclosures [FILE]`: captions that disclose a payment, and captions that only seem to. */
export async function checkDisclosures(file?: string): Promise<Report> {
  const captions = readDisclosures(file);
  const languages = Object.entries(Object.groupBy(captions, ({ language }) => language));
  const all = scoreOf('all', captions);
  const scores = [...languages.map(([language, own = []]) => scoreOf(language, own)), all];
  const wrong = captions.filter(each => saysItIsPaid(each.caption) !== each.discloses);
  const microseconds = timeOf(captions);
  const flags = file === undefined ? await overlapWithFlag() : null;
  return {
    results: [...scores, { microseconds }, ...(flags ? [flags] : []), ...wrong],
    targets: [atLeast('precision, %', all.precision ?? 0, 95), atLeast('recall, %', all.recall ?? 0, 90)],
    table: [
      '| language | captions | precision % | recall % |',
      '|---|---:|---:|---:|',
      ...scores.map(
        each => `| ${each.language} | ${each.captions} | ${each.precision ?? '—'} | ${each.recall ?? '—'} |`,
      ),
      '',
      `${microseconds} µs of CPU for a caption.`,
      ...(flags
        ? [
            `Of ${flags.posts} posts of the TikTok set the platform flags ${flags.flagged}; ${flags.disclosed} disclose, ${flags.both} of them flagged.`,
          ]
        : []),
    ],
  };
}
