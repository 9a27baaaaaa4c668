import { type Doubt, headings, joined } from './disclosure-lexicons.ts';

/** Returns whether an ambiguous word means a disclosure in this text. */
export function holdsIn(text: string, { beside, without }: Doubt): boolean {
  return (!beside || beside.test(text)) && !without?.test(text);
}

const headLength = 48;
const lineLength = 160;
/** "Advertising: write to …" offers advertising space. */
const offer =
  /mail|(?:t|wa)\.me|whatsapp|telegram|微信|wechat|\bvx|\bdm\b|директ|문의|联系|聯繫|聯絡|contact|kontakt|iletisim|\d{6}/u;

/** "Ad |", "Werbung:", "Anzeige 🥞", "Ad @acme": a heading at the start of a line, up to the first separator. */
const atStart =
  /^[^\p{L}\p{N}#@]{0,6}(\p{L}(?:(?! - )[^|:/•·–—!*)\]】」,@\p{Extended_Pictographic}]){0,39})(.?)/u;
/** "(ad)", "[Werbung, Einladung]", "【PR】". */
const inBrackets =
  /[[(【「『〔<《*] ?(\p{L}[^\])】」』〕>》*\n,/|&+:;]{0,39}) ?(?:[,/|&+:;-][^\])】\n]{0,40})?[\])】」』〕>》*]/gu;
/** "Pancakes | ad", at the end of a line. */
const behindBar = /\| ?([^\n|#]{1,40})(?=$|[\n|#])/g;
const bracket = /[[(【「『〔<《*]/;

function means(words: string | undefined, isSetOff: boolean, text: string): boolean {
  const heading = headings.get(joined(words ?? ''));
  if (heading === undefined || heading === true) return heading ?? false;
  if (heading === 'barred') return isSetOff;
  return (isSetOff || (words?.length ?? 0) > 2) && holdsIn(text, heading);
}

/** Returns whether any match of the pattern is a disclosure. `matchAll` would copy the pattern for each text. */
function someMean(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (means(found[1], true, text)) return true;
  }
  return false;
}

/**
 * Returns whether a heading at the start or the end of a line, or in brackets, is a disclosure. @param text in plain
 * form
 */
export function saysInHeading(text: string): boolean {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, Math.min(end === -1 ? text.length : end, from + lineLength));
    const found = atStart.exec(line.slice(0, headLength));
    if (found && means(found[1], found[2] === '|', text) && !offer.test(line)) return true;
    if (end === -1) break;
    from = end + 1;
  }
  if (bracket.test(text) && someMean(inBrackets, text)) return true;
  return text.includes('|') && someMean(behindBar, text);
}
