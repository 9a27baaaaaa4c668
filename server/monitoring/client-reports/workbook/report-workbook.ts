import type { ClientReportContent } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import type { BookCell, BookSheet } from '../../../core/storage/write-workbook.ts';
import { briefSheet, creatorSheet, daySheet, postSheet } from './workbook-sheets.ts';
import { fileTexts } from './workbook-texts.ts';

const counts = '#,##0';
const shares = '0.00%';
const yuan = '#,##0.00';

/** An unknown value is an empty cell, never 0. */
const scaled = (value: number | null, by: number, format: string): BookCell =>
  value === null ? null : { number: value / by, format };

type Line = readonly BookCell[];

/** Leaves out lines without any known figure: their part was not chosen, or has no data. */
const known = (lines: readonly Line[]): Line[] => lines.filter(([, value]) => value !== null);

function headLines({ title, clientName, team, from, to, zone, lang, ...times }: ClientReportContent): Line[] {
  const texts = fileTexts[lang];
  const asOf = [times.oldestAt, times.newestAt].map(at => at && dateTime(at, zone));
  return [
    [title, null],
    ...(clientName ? [[texts.client, clientName]] : []),
    ...(team ? [[texts.by, team]] : []),
    [texts.period, `${from} – ${to}`],
    [texts.zone, zone],
    [texts.madeAt, dateTime(times.madeAt, zone)],
    ...(asOf[1] ? [[texts.figuresOf, asOf[0] === asOf[1] ? asOf[1] : `${asOf[0]} – ${asOf[1]}`]] : []),
  ];
}

function figureLines({ summary, effects, costs, lang }: ClientReportContent): Line[] {
  const { figure } = fileTexts[lang];
  const count = (value: number | null | undefined) => scaled(value ?? null, 1, counts);
  const figures = summary?.figures;
  const [brought, spent] = [effects?.totals, costs?.totals];
  const share = (value: number | null | undefined, by: number) => scaled(value ?? null, by, shares);
  const money = (value: number | null | undefined, by = 100) => scaled(value ?? null, by, yuan);
  return known([
    [figure.posts, count(figures?.posts)],
    [figure.creators, count(summary?.creators)],
    [figure.plays, count(figures?.plays)],
    [figure.likes, count(figures?.likes)],
    [figure.comments, count(figures?.comments)],
    [figure.shares, count(figures?.shares)],
    [figure.engagement, share(figures?.engagementBp, 10_000)],
    [figure.playsGained, count(summary?.playsGained)],
    [figure.engagementsGained, count(summary?.engagementsGained)],
    [figure.clicks, count(brought?.clicks)],
    [figure.clickRate, share(brought?.clickRatePpm, 1_000_000)],
    [figure.orders, count(brought?.orders)],
    [figure.conversion, share(brought?.conversionPpm, 1_000_000)],
    [figure.revenue, money(brought?.revenueFen)],
    [figure.orderValue, money(brought?.orderValueFen)],
    [figure.emv, money(brought?.emvFen)],
    [figure.cost, money(spent?.costFen)],
    [figure.cpm, money(spent?.cpmE4, 10_000)],
    [figure.cpc, money(spent?.cpcE4, 10_000)],
    [figure.cpe, money(spent?.cpeE4, 10_000)],
    [figure.roi, share(spent?.roiBp, 10_000)],
    [figure.roas, scaled(spent?.roasBp ?? null, 10_000, '0.00')],
  ]);
}

function summarySheet(content: ClientReportContent): BookSheet {
  const texts = fileTexts[content.lang];
  const { heldBack } = content.posts;
  const rows = [
    ...headLines(content),
    ...figureLines(content),
    ...(heldBack ? [[texts.heldBack(heldBack), null]] : []),
    ...(content.notes ? [[texts.notes, content.notes]] : []),
  ];
  return { name: texts.sheets.summary, rows, widths: [34, 48], hasHeading: true };
}

/** Returns the parts of the report, one sheet per table. */
export const sheetsOf = (content: ClientReportContent): BookSheet[] => [
  summarySheet(content),
  ...postSheet(content),
  ...creatorSheet(content),
  ...daySheet(content),
  ...briefSheet(content),
];
