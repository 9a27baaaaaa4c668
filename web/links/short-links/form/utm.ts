/** The UTM parameters of web analytics, without their prefix `utm_`. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmName = (typeof utmNames)[number];

interface Split {
  before: string;
  pairs: string[];
  fragment: string;
}

function split(url: string): Split {
  const hash = url.indexOf('#');
  const whole = hash === -1 ? url : url.slice(0, hash);
  const mark = whole.indexOf('?');
  return {
    before: mark === -1 ? whole : whole.slice(0, mark),
    pairs:
      mark === -1
        ? []
        : whole
            .slice(mark + 1)
            .split('&')
            .filter(Boolean),
    fragment: hash === -1 ? '' : url.slice(hash),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const nameOf = (pair: string) => decoded(pair.split('=', 1)[0] ?? '').toLowerCase();

/** The value of a UTM parameter; empty if absent, the first if repeated. */
export function readUtm(url: string, name: UtmName): string {
  const pair = split(url).pairs.find(each => nameOf(each) === `utm_${name}`);
  return pair === undefined ? '' : decoded(pair.slice(pair.indexOf('=') + 1 || pair.length));
}

/**
 * Sets a UTM parameter in place or at the end; an empty value removes it. Other parameters and the fragment stay
 * exactly as they are. The address may contain placeholders, as in `{host}/a`.
 */
export function withUtm(url: string, name: UtmName, value: string): string {
  const { before, pairs, fragment } = split(url);
  const key = `utm_${name}`;
  const at = pairs.findIndex(pair => nameOf(pair) === key);
  const others = pairs.filter((pair, place) => place === at || nameOf(pair) !== key);
  const set = value ? [`${key}=${encodeURIComponent(value)}`] : [];
  const next = at === -1 ? [...others, ...set] : others.toSpliced(at, 1, ...set);
  return `${before}${next.length ? '?' : ''}${next.join('&')}${fragment}`;
}
