/** Mail charset labels that the Encoding Standard does not list, without punctuation. */
const aliases: Record<string, string> = {
  hz: 'hz',
  hzgb2312: 'hz',
  utf7: 'utf-7',
  unicode11utf7: 'utf-7',
  unicode20utf7: 'utf-7',
  iso2022kr: 'iso-2022-kr',
  csiso2022kr: 'iso-2022-kr',
  iso2022cn: 'iso-2022-cn',
  iso2022cnext: 'iso-2022-cn',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  euccn: 'gb18030',
  eucgb2312cn: 'gb18030',
  gb231280: 'gb18030',
  big5eten: 'big5',
  big5hkscs: 'big5',
  iso2022jp1: 'iso-2022-jp',
  iso2022jp2: 'iso-2022-jp',
  iso2022jpms: 'iso-2022-jp',
  junet: 'iso-2022-jp',
  eucjpms: 'euc-jp',
  shiftjis: 'shift_jis',
  mskanji: 'shift_jis',
  windows31j: 'shift_jis',
  uhc: 'euc-kr',
  ksc5601: 'euc-kr',
  ksc56011987: 'euc-kr',
  macroman: 'macintosh',
  ansix31101983: 'windows-1252',
};

/** Code pages of Windows and IBM, as in cp936, ms936, windows-936, ibm936. */
const codePages: Record<string, string> = {
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gb18030',
  '949': 'euc-kr',
  '950': 'big5',
  '20936': 'gb18030',
  '28591': 'windows-1252',
  '28605': 'iso-8859-15',
  '50220': 'iso-2022-jp',
  '50221': 'iso-2022-jp',
  '50222': 'iso-2022-jp',
  '50225': 'iso-2022-kr',
  '51932': 'euc-jp',
  '51936': 'gb18030',
  '51949': 'euc-kr',
  '52936': 'hz',
  '54936': 'gb18030',
  '65000': 'utf-7',
  '65001': 'utf-8',
};

/** These declare ASCII or nothing: bytes beyond ASCII have no known charset. */
const saysNothing =
  /^(|ascii|us-?ascii|iso-?646-?us|646|ansi_x3\.4-19\d\d|iso-ir-6|(x-)?unknown(-8bit)?|x-user-defined|default|7bit|8bit|binary|none|auto)$/;

function standardLabel(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/**
 * Returns the charset of a label: a name of the Encoding Standard, or one of `shiftedCharsets`.
 * @returns '' if the label says nothing, null if it is unknown
 */
export function charsetOf(label: string): string | null {
  const name = label
    .slice(0, 60)
    .replaceAll(/["'\s]/g, '')
    .toLowerCase();
  if (name === 'utf-8') return name;
  if (saysNothing.test(name)) return '';
  const bare = name.replace(/^(?:x-|cs(?!x))+/, '').replaceAll(/[^a-z\d]/g, '');
  const page = /^(?:cp|ms|ibm|win|windows)?(\d{3,5})$/.exec(bare)?.[1] ?? '';
  const known = aliases[bare] ?? codePages[page] ?? standardLabel(name) ?? standardLabel(bare);
  if (known) return known === 'gbk' ? 'gb18030' : known;
  return standardLabel(`windows-${page}`) ?? standardLabel(`iso-8859-${/^iso8859(\d+)/.exec(bare)?.[1]}`);
}
