import type { Audience as Split } from '../../../contract/core/sources/audience.ts';
import type { Locale } from './locales.ts';
import type { Dice } from './random.ts';
import { vocabularies } from './vocabularies.ts';
import type { Niche } from './words/vocabulary.ts';

/** The share of creators for whom a source reports the audience. */
const reportedShare = 0.35;

/** Where other followers live, the likeliest first. */
const elsewhere = ['US', 'ID', 'GB', 'MY', 'SG', 'IN', 'PH', 'AU', 'CA', 'BR'];

/** Share of women among followers in percent, around which the creators of a niche vary. */
const women: Partial<Record<Niche, number>> = {
  beauty: 84, fashion: 76, parenting: 82, home: 68, food: 60, pets: 62, art: 58, travel: 52, music: 51, comedy: 47,
  education: 50, fitness: 44, finance: 30, tech: 24, gaming: 20, cars: 14,
}; // oxfmt-ignore

const ages = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'];

/** Shares that add up to the whole, in hundredths of a percent. */
function parts(weights: readonly [key: string, weight: number][]) {
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = weights.map(([key, weight]) => ({ key, shareBp: Math.floor((weight / whole) * 10_000) }));
  const first = shares[0];
  if (first) first.shareBp += 10_000 - shares.reduce((sum, each) => sum + each.shareBp, 0);
  return shares.toSorted((a, b) => b.shareBp - a.shareBp);
}

/** Makes the audience of a creator, if a source reports it. */
export function followersOf(dice: Dice, locale: Locale, niche: Niche): Split | undefined {
  if (!dice.chance(reportedShare)) return undefined;
  const home = 50 + 40 * dice.unit();
  const others = dice.several(
    elsewhere.filter(region => region !== locale.region),
    6,
  );
  const regions: [string, number][] = [[locale.region, home]];
  for (const [at, region] of others.entries()) regions.push([region, ((100 - home) * (6 - at)) / 21]);
  const { language } = vocabularies[locale.text];
  const languages: [string, number][] = [[language, home + 8]];
  if (language !== 'en') languages.push(['en', 100 - home]);
  if (language !== 'es') languages.push(['es', (100 - home) / 4]);
  const female = Math.min(96, Math.max(4, (women[niche] ?? 50) + 8 * dice.normal()));
  const middle = 1.2 + 1.3 * dice.unit();
  return {
    regions: parts(regions),
    languages: parts(languages),
    genders: parts([
      ['female', female],
      ['male', 100 - female],
    ]),
    ages: parts(ages.map((age, at) => [age, Math.exp(-((at - middle) ** 2) / 2.2)])).toSorted(
      (a, b) => ages.indexOf(a.key) - ages.indexOf(b.key),
    ),
  };
}
