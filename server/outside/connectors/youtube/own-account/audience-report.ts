import { z } from 'zod';
import type { Audience, AudiencePart } from '../../../../../contract/core/sources/audience.ts';
import { callSource, readAnswer } from '../../source-call.ts';
import type { Gate } from '../../source.ts';
import { lacksScope, youtubeFault } from '../data-api/youtube-fault.ts';

// https://developers.google.com/youtube/analytics/reference/reports/query
const reports = 'https://youtubeanalytics.googleapis.com/v2/reports';
const table = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
});

type Rows = z.output<typeof table>['rows'];

const day = 86_400_000;
const daysBack = 90;
/** As many regions as an audience can store. */
const maxRegions = 60;

/** Reads who watched in the last 90 days; null if the creator did not grant reports. @throws SourceFault */
export async function readAudience(gate: Gate): Promise<Audience | null> {
  const ages = await readReport(gate, 'viewerPercentage', 'ageGroup,gender');
  const views = ages && (await readReport(gate, 'views', 'country'));
  return views && audienceOf(ages, views);
}

function readReport(gate: Gate, metrics: string, dimensions: string): Promise<Rows | null> {
  return gate.ask<Rows | null>(`report ${dimensions}`, { bucket: 'calls', units: 1 }, async permit => {
    const { secret, now } = permit;
    const query = new URLSearchParams({
      ids: 'channel==MINE',
      startDate: new Date(now.getTime() - daysBack * day).toISOString().slice(0, 10),
      endDate: now.toISOString().slice(0, 10),
      metrics,
      dimensions,
    });
    const headers = { authorization: `Bearer ${secret.accessToken ?? ''}` };
    const heard = await callSource({ url: `${reports}?${query.toString()}`, headers }, permit);
    if (lacksScope(heard)) return { value: null };
    if (heard.status !== 200) throw youtubeFault(heard, now);
    return { value: readAnswer(table, heard.body).rows };
  });
}

/** Converts rows of age, gender and percent, and of country and views, into shares of ten thousand. */
export function audienceOf(ages: Rows, views: Rows): Audience | null {
  const percents = ages.map(
    ([age, gender, percent]) => [String(age), String(gender), Number(percent)] as const,
  );
  const audience = {
    regions: partsOf(views.filter(([country]) => /^[A-Z]{2}$/.test(String(country)) && country !== 'ZZ')),
    languages: [],
    genders: partsOf(percents.map(([, gender, percent]) => [genderNames[gender] ?? 'other', percent])),
    ages: partsOf(percents.map(([age, , percent]) => [ageName(age), percent])),
  };
  const isEmpty = Object.values(audience).every(parts => parts.length === 0);
  return isEmpty ? null : audience;
}

const genderNames: Record<string, string> = { female: 'female', male: 'male' };

/** `age18-24`, `age65-`. */
const ageName = (age: string) => age.replace(/^age/, '').replace(/-$/, '+');

/** Returns shares of the sum, largest first; rounded down, so that they never add up to more than all. */
function partsOf(rows: readonly (readonly (string | number)[])[]): AudiencePart[] {
  const sums = new Map<string, number>();
  for (const [key, figure] of rows) sums.set(String(key), (sums.get(String(key)) ?? 0) + Number(figure));
  const all = [...sums.values()].reduce((sum, figure) => sum + figure, 0);
  return [...sums]
    .map(([key, figure]) => ({ key, shareBp: all > 0 ? Math.floor((figure / all) * 10_000) : 0 }))
    .filter(({ shareBp }) => shareBp > 0)
    .toSorted((a, b) => b.shareBp - a.shareBp)
    .slice(0, maxRegions);
}
