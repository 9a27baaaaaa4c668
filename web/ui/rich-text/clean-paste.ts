/** The addresses of our mail pictures; pictures of other sites would reveal who opens the editor. */
const ownPicture = /^(?:https?:\/\/[^/]+)?\/office\/api\/mail\/pictures\/[\w.-]+$/;
const isListLine = /\bMsoListParagraph|mso-list:/i;
const numbered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)、]/i;
/** The list marker that Word puts before a line: a bullet in a symbol font, or a number. */
const marker = /^[\s\u00a0]*(?:[·•§o▪●◦\-–—\uf0a7\uf0b7\uf0d8]|(?:\d+|[a-z]|[ivx]+)[.)、])[\s\u00a0]+/i;

/** Converts Word's imitation lists into lists. */
function mendWordLists(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p')) {
    if (!isListLine.test(`${line.className} ${line.getAttribute('style') ?? ''}`)) continue;
    const tag = numbered.test(line.textContent) ? 'OL' : 'UL';
    for (const ignored of line.querySelectorAll('[style*="mso-list:Ignore" i]')) ignored.remove();
    const first = line.firstChild;
    if (first) first.textContent = (first.textContent ?? '').replace(marker, '');
    const before = line.previousElementSibling;
    const list = before?.tagName === tag ? before : line.ownerDocument.createElement(tag);
    if (list !== before) line.before(list);
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

/**
 * Removes what other programs add to pasted HTML: style sheets, comments, empty Office elements, pictures of other
 * sites. The editor itself drops unknown elements and all styles.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, noscript'))
    element.remove();
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) element.remove();
  for (const picture of body.querySelectorAll('img'))
    if (!ownPicture.test(picture.getAttribute('src') ?? '')) picture.remove();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  mendWordLists(body);
  return body.innerHTML;
}
