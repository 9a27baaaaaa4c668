import { parse } from 'tldts';

/** A top-level domain has letters only, in one case or like a name; what follows belongs to the text. */
const topStart = /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+(?![A-Za-z]))/;

/** The names for trying things out (RFC 2606), which the sandbox uses. */
const reserved = /\.(?:example|test)$/;

/** Providers whose addresses have nothing below their own domain: `gmail.comcafe.com` is `gmail.com` and another. */
const providers = /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|protonmail)$/;

/** Whether a host is below a public suffix: `example.co.uk`, neither `co.uk` nor `example.follow`. */
function isPublic(host: string): boolean {
  const { domain, domainWithoutSuffix, isIcann } = parse(host, { extractHostname: false });
  if (domain === null || (isIcann !== true && !reserved.test(host))) return false;
  const [first = ''] = host.split('.');
  return !providers.test(first) || domainWithoutSuffix === first;
}

/** A link that follows a top-level domain without a space. */
const link =
  /(?<=\.[a-z]{2,24})(?:www|facebook|instagram|twitter|youtube|tiktok|twitch|discord|linktr|snapchat|soundcloud|spotify|patreon)\.[a-z].*$/i;

/**
 * Returns the domain that a run of labels begins with. Texts often lose their line breaks, so it may be followed by
 * words without a space: a change of case, a digit or a hyphen ends a top-level domain, and so does a dot before a
 * capital letter.
 * @returns the domain as written; null if it is not clear where it ends, or if it is none
 */
export function domainAtStart(run: string): string | null {
  const labels = run.replace(link, '').split('.');
  const ends: string[] = [];
  for (const [at, label] of labels.entries()) {
    if (at === 0) continue;
    const top = /^xn--/i.test(label) ? label : topStart.exec(label)?.[0];
    if (!top) continue;
    const next = labels[at + 1];
    const endsHere = top !== label || next === undefined || !/^[a-z]/.test(next);
    // In `MAIL.EXAMPLE.COM` a capital letter after a dot says nothing.
    if (!endsHere || (next !== undefined && top === label && /^[A-Z]/.test(top))) continue;
    const domain = [...labels.slice(0, at), top].join('.');
    if (isPublic(domain.toLowerCase())) ends.push(domain);
  }
  return ends.length === 1 ? (ends[0] ?? null) : null;
}
