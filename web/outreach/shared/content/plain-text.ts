const blocks = /^(P|H[1-6]|UL|OL|BLOCKQUOTE|HR|DIV|TABLE|TR)$/;

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\n';
  if (node.tagName === 'IMG') return node.getAttribute('alt') ?? '';
  const inner = [...node.childNodes].map(textIn).join('');
  if (node.tagName === 'LI') {
    const { parentElement } = node;
    const mark = parentElement?.tagName === 'OL' ? `${[...parentElement.children].indexOf(node) + 1}.` : '-';
    return `${mark} ${inner.trim()}\n`;
  }
  if (node.tagName === 'A') {
    const address = node.getAttribute('href') ?? '';
    return !address || address === inner ? inner : `${inner} (${address.replace(/^mailto:/, '')})`;
  }
  return blocks.test(node.tagName) ? `\n${inner.trim()}\n\n` : inner;
}

/** Converts HTML into plain text to edit: blocks become lines, links keep their address. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textIn(body)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
