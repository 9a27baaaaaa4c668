import type { ClientReportContent } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { BookCell, BookSheet } from '../../../core/storage/write-workbook.ts';
import { fileTexts } from './workbook-texts.ts';

const counts = '#,##0';
const shares = '0.00%';
const yuan = '#,##0.00';
const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

/** An unknown value is an empty cell, never 0. */
const divided = (value: number | null | undefined, by: number): number | null =>
  value == null ? null : value / by;

interface Column<T> {
  head: string;
  width: number;
  format?: string;
  value: (row: T) => BookCell;
}

const sheetOf = <T>(name: string, rows: readonly T[], columns: readonly Column<T>[]): BookSheet => ({
  name,
  rows: [columns.map(({ head }) => head), ...rows.map(row => columns.map(({ value }) => value(row)))],
  widths: columns.map(({ width }) => width),
  formats: columns.map(({ format }) => format),
  hasHeading: true,
});

export function postSheet({ gallery, lang, zone }: ClientReportContent): BookSheet[] {
  if (!gallery) return [];
  const { sheets, post, figure, states } = fileTexts[lang];
  return [
    sheetOf(sheets.posts, gallery, [
      { head: post.platform, width: 11, value: row => platformNames[row.platform] },
      { head: post.creator, width: 22, value: row => row.name },
      { head: post.handle, width: 22, value: row => row.handle },
      { head: post.caption, width: 50, value: row => row.caption },
      { head: post.published, width: 17, value: row => row.publishedAt && dateTime(row.publishedAt, zone) },
      { head: post.state, width: 11, value: row => states[row.state] },
      { head: figure.plays, width: 13, format: counts, value: row => row.plays },
      { head: figure.likes, width: 12, format: counts, value: row => row.likes },
      { head: figure.comments, width: 12, format: counts, value: row => row.comments },
      { head: figure.shares, width: 12, format: counts, value: row => row.shares },
      { head: figure.engagement, width: 12, format: shares, value: row => divided(row.engagementBp, 10_000) },
      { head: post.link, width: 50, value: row => row.url },
    ]),
  ];
}

export function creatorSheet({ creators, effects, costs, lang }: ClientReportContent): BookSheet[] {
  if (!creators) return [];
  const { sheets, post, figure } = fileTexts[lang];
  const rows = creators.map(creator => {
    const isOwn = (each: { handle: string; platform: Platform | null }) =>
      each.handle === creator.handle && each.platform === creator.platform;
    return { ...creator, brought: effects?.byCreator.find(isOwn), spent: costs?.byCreator.find(isOwn) };
  });
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    { head: post.creator, width: 22, value: row => row.name },
    { head: post.handle, width: 22, value: row => row.handle },
    { head: post.platform, width: 11, value: row => platformNames[row.platform] },
    { head: figure.posts, width: 9, format: counts, value: row => row.allPosts },
    { head: figure.plays, width: 13, format: counts, value: row => row.figures.plays },
    { head: figure.likes, width: 12, format: counts, value: row => row.figures.likes },
    { head: figure.comments, width: 12, format: counts, value: row => row.figures.comments },
    { head: figure.shares, width: 12, format: counts, value: row => row.figures.shares },
    {
      head: figure.engagement,
      width: 12,
      format: shares,
      value: row => divided(row.figures.engagementBp, 10_000),
    },
  ];
  const brought: Column<Row>[] = [
    { head: figure.clicks, width: 12, format: counts, value: row => row.brought?.clicks ?? null },
    { head: figure.orders, width: 12, format: counts, value: row => row.brought?.orders ?? null },
    { head: figure.revenue, width: 14, format: yuan, value: row => divided(row.brought?.revenueFen, 100) },
    { head: figure.emv, width: 14, format: yuan, value: row => divided(row.brought?.emvFen, 100) },
  ];
  const spent: Column<Row>[] = [
    { head: figure.cost, width: 14, format: yuan, value: row => divided(row.spent?.costFen, 100) },
    { head: figure.cpm, width: 12, format: yuan, value: row => divided(row.spent?.cpmE4, 10_000) },
    { head: figure.roi, width: 12, format: shares, value: row => divided(row.spent?.roiBp, 10_000) },
  ];
  return [sheetOf(sheets.creators, rows, [...columns, ...(effects ? brought : []), ...(costs ? spent : [])])];
}

export function daySheet({ days, lang }: ClientReportContent): BookSheet[] {
  if (!days) return [];
  const { sheets, day, figure } = fileTexts[lang];
  return [
    sheetOf(sheets.days, days, [
      { head: day.day, width: 12, value: row => row.day },
      { head: figure.posts, width: 9, format: counts, value: row => row.posts },
      { head: day.playsAtEnd, width: 15, format: counts, value: row => row.plays },
      { head: figure.playsGained, width: 15, format: counts, value: row => row.playsGained },
      { head: day.engagementsAtEnd, width: 15, format: counts, value: row => row.engagements },
      { head: figure.engagementsGained, width: 15, format: counts, value: row => row.engagementsGained },
      { head: day.missing, width: 15, format: counts, value: row => row.missing },
    ]),
  ];
}

export function briefSheet({ briefs, lang }: ClientReportContent): BookSheet[] {
  if (!briefs) return [];
  const { sheets, post, requirement, outcomes, decisions } = fileTexts[lang];
  return [
    sheetOf(sheets.briefs, briefs.posts, [
      { head: post.creator, width: 22, value: row => row.name },
      { head: post.platform, width: 11, value: row => platformNames[row.platform] },
      { head: post.link, width: 50, value: row => row.url },
      ...briefs.requirements.map(({ kind, word }, place) => ({
        head: word ? `${requirement[kind]} ${word}` : requirement[kind],
        width: 18,
        value: ({ checks }: (typeof briefs.posts)[number]) => {
          const check = checks[place];
          if (!check) return null;
          return check.decision ? decisions[check.decision] : outcomes[check.outcome];
        },
      })),
    ]),
  ];
}
