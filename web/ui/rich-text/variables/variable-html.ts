import { variableUses } from '../../../../contract/core/mail/mail-variables.ts';

/** Matches tags with their attributes, and the text between them. */
const pieces = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>|[^<]+|</g;

const quoted = (text: string) => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A text with its variables as elements; entities stay, also in attributes. */
function withChips(text: string): string {
  let end = 0;
  let html = '';
  for (const { name, fallback, at, length } of variableUses(text)) {
    html += `${text.slice(end, at)}<span data-variable="${quoted(name)}" data-fallback="${quoted(fallback ?? '')}"></span>`;
    end = at + length;
  }
  return html + text.slice(end);
}

/** Converts variables in the text of HTML into the editor's elements. Variables in attributes stay. */
export function chipsFromText(html: string): string {
  return html.replace(pieces, piece => (piece.startsWith('<') ? piece : withChips(piece)));
}

/** List items that start with their only paragraph; mail programs would add space between such items. */
const lonely = /<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b)[^])*)<\/p>(?=<\/li>|<[uo]l>)/g;

/** The reverse, for mail: the editor's elements become their text. */
export function textFromChips(html: string): string {
  return html
    .replace(/<span data-variable="[^"]*" data-fallback="[^"]*">([^<]*)<\/span>/g, '$1')
    .replace(lonely, '<li>$1');
}
