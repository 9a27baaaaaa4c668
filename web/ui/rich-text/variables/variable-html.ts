import { variableUses } from '../../../../contract/core/mail/mail-variables.ts';

/** What is between two tags, and tags with whatever their attributes hold. */
const pieces = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>|[^<]+|</g;

const quoted = (text: string) => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A text as it stands in HTML: entities stay what they are, in the attributes too. */
function withChips(text: string): string {
  let end = 0;
  let html = '';
  for (const { name, fallback, at, length } of variableUses(text)) {
    html += `${text.slice(end, at)}<span data-variable="${quoted(name)}" data-fallback="${quoted(fallback ?? '')}"></span>`;
    end = at + length;
  }
  return html + text.slice(end);
}

/** HTML whose variables stand in its text, as the editor reads it: an element for each. Attributes keep theirs. */
export function chipsFromText(html: string): string {
  return html.replace(pieces, piece => (piece.startsWith('<') ? piece : withChips(piece)));
}

/** Paragraphs that are all that an item of a list begins with; mail programs would part such items by a line. */
const lonely = /<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b)[^])*)<\/p>(?=<\/li>|<[uo]l>)/g;

/** The other way, as mail has it: elements of the editor become the text that they have. */
export function textFromChips(html: string): string {
  return html
    .replace(/<span data-variable="[^"]*" data-fallback="[^"]*">([^<]*)<\/span>/g, '$1')
    .replace(lonely, '<li>$1');
}
