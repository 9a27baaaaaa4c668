import { fold } from '../../../../../contract/core/text-fold.ts';

const aliases: Record<string, string> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  uae: 'AE',
  turkey: 'TR',
  korea: 'KR',
  republicofkorea: 'KR',
  czechrepublic: 'CZ',
  ivorycoast: 'CI',
  cotedivoire: 'CI',
  burma: 'MM',
  russianfederation: 'RU',
  macedonia: 'MK',
  hongkong: 'HK',
  macau: 'MO',
  palestine: 'PS',
  swaziland: 'SZ',
  capeverde: 'CV',
  brasil: 'BR',
  espana: 'ES',
  deutschland: 'DE',
};

/** In a conflict the first language counts. */
const nameLocales = ['en', 'zh', 'ja', 'ko', 'vi', 'id', 'es', 'pt', 'fr', 'de'];
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
const regionCodes = new Map<string, string>();
const languageCodes = new Map<string, string>();
const key = (name: string) => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

function learn(type: 'region' | 'language', codes: string[], into: Map<string, string>): void {
  for (const locale of nameLocales) {
    const named = new Map<string, string>();
    const names = new Intl.DisplayNames([locale], { type, fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (name !== undefined) named.set(key(name), code);
    }
    for (const [name, code] of named) if (!into.has(name)) into.set(name, code);
  }
}

const pairs = letters.flatMap(first => letters.map(second => first + second));
// Reserved and grouping codes that Intl has names for but that are not countries.
const noCountry = new Set(
  'EU EZ UN XA XB XK ZZ QO AC CP CQ DG EA IC TA AN BU CS DD FX NT SU TP YD YU ZR UK'.split(' '),
);
learn(
  'region',
  pairs.filter(code => !noCountry.has(code)),
  regionCodes,
);
learn(
  'language',
  pairs.map(code => code.toLowerCase()),
  languageCodes,
);
const knownRegions = new Set(regionCodes.values());
const knownLanguages = new Set(languageCodes.values());

const longestName = 100;

/** ISO 3166-1 alpha-2 of a country's code, or its name in a known language; undefined where it names none. */
export function regionOf(text: string): string | undefined {
  if (text.length > longestName) return undefined;
  const code = text.trim().toUpperCase();
  if (knownRegions.has(code)) return code;
  const name = key(text);
  return aliases[name] ?? regionCodes.get(name) ?? regionCodes.get(key(reread(text)));
}

/** Repairs UTF-8 that was read as Latin-1 ("CÃ´te"). */
function reread(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8');
}

/** ISO 639-1 of a language tag ("en-GB", "zh_CN") or name; undefined where it names none. */
export function languageOf(text: string): string | undefined {
  if (text.length > longestName) return undefined;
  const tag = text.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return knownLanguages.has(tag) ? tag : languageCodes.get(key(text));
}

const homes: Record<string, string> = {
  vi: 'VN',
  th: 'TH',
  id: 'ID',
  ms: 'MY',
  ja: 'JP',
  ko: 'KR',
  km: 'KH',
  lo: 'LA',
  my: 'MM',
  tl: 'PH',
};

/** Returns the country where nearly all writers of a language live, for files that come from one country. */
export function homeOf(language: string): string | undefined {
  return homes[language];
}
