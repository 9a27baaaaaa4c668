import { wordList } from '../word-list.ts';

/** The meaning of an element, by the names that mail programs give it. */
export type HtmlMark =
  /** It contains quoted text. */
  | 'quote'
  /** It contains quoted text, or, if there is a quote in it, answers too. */
  | 'holder'
  | 'signature'
  /** All that follows it is quoted. */
  | 'rest';

/** Classes, ids and names, in lower case. */
const marks: Record<HtmlMark, ReadonlySet<string>> = {
  // Gmail's attribution, Thunderbird, Yahoo, Proton, Zoho, Airmail; 网易, 飞书, 阿里; mail.com for Android, Tuta, Airmail
  // again, Apple, Roundcube, Outlook for Mac
  quote: new Set(
    wordList(`
      gmail_attr | moz-cite-prefix | moz-forward-container | yahoo_quoted | yahooquoted | protonmail_quote
      zmail_extra | airmail_on | isreplycontent | ntes-mailmaster-quote | history-quote-wrapper
      lark-mail-quote | __aliyun_previous_body_wrap | mail_android_quote | tutanota_quote | bloop_original_html
      appleoriginalcontents | reply-intro | olk_src_body_section
    `),
  ),
  holder: new Set(wordList('gmail_quote | gmail_quote_container | gmail_extra_quote')),
  signature: new Set(
    wordList(`
      gmail_signature | gmail_signature_prefix | moz-signature | ms-outlook-mobile-signature | applemailsignature
      protonmail_signature_block | lark-mail-signature | __aliyun_signature_wrap | netease_mail_footer
    `),
  ),
  // Outlook on the web, for phones and of old, and Hotmail put an element before the quote and none around it; so does 腾讯企业邮.
  rest: new Set(
    wordList(`
      divrplyfwdmsg | appendonsend | mail-editor-reference-message-container
      ms-outlook-mobile-reference-message | xm_mail_oringinal_describe | outlookmessageheader | stopspelling
      replysplit
    `),
  ),
};
const order = ['rest', 'quote', 'signature', 'holder'] as const;

/** Names that are only the beginning or the end of the value. */
const partOfName = /yahoo_quoted|^lark-mail-quote|^history-quote-/;

/** The border that Word draws above a copied header. */
const wordHeader = /border:\s?none;\s?border-top:\s?solid [^;]{1,40};\s?padding:\s?3(?:\.0)?pt 0/i;
/** Indented by hand, in Gmail. */
const indented = /border:\s?none/i;

const attribute = /\s([a-z-]{1,30})\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const maxTag = 2000;

function attributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.slice(0, maxTag).matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, (double ?? single ?? bare ?? '').toLowerCase());
  }
  return found;
}

function namedMark(words: readonly string[]): HtmlMark | null {
  for (const mark of order) if (words.some(word => marks[mark].has(word))) return mark;
  return words.some(word => partOfName.test(word)) ? 'quote' : null;
}

/**
 * Returns the meaning of the element that a tag opens.
 * @param name lower case
 * @param tag its source
 */
export function htmlMarkOf(name: string, tag: string): HtmlMark | null {
  // QQ 邮箱 puts the quoted mail between tags of its own.
  if (name === 'includetail') return 'quote';
  if (name !== 'blockquote' && tag.length < name.length + 5) return null;
  const found = attributes(tag);
  const style = found.get('style') ?? '';
  // Outlook puts x_ before names in mail that it quotes.
  const words = [found.get('class'), found.get('id')]
    .flatMap(value => value?.split(/\s+/) ?? [])
    .map(word => word.replace(/^(?:x_)+/, ''));
  if (name === 'blockquote') {
    const isCited = found.get('type') === 'cite' || words.some(word => word !== '');
    return isCited || !indented.test(style) ? 'quote' : null;
  }
  // GMX; Zimbra
  if (found.get('name') === 'quote' || found.get('data-marker') === '__quoted_text__') return 'quote';
  return namedMark(words) ?? (wordHeader.test(style) ? 'rest' : null);
}
