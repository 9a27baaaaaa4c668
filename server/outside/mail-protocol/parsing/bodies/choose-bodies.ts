import { isMultipart, type Leaf, type PartNode } from './part-tree.ts';

/** The leaves shown as plain text and as HTML, in order; all others are attachments. */
export interface Bodies {
  plain: Leaf[];
  html: Leaf[];
}

const isText = ({ mediaType }: Leaf) => mediaType === 'text/plain' || mediaType === 'text/html';

/** RFC 8621 §4.1.4: a text is shown unless it is a file, by its disposition or by a name after the first part. */
const isShown = (leaf: Leaf, place: number, kind: string) =>
  isText(leaf) &&
  (leaf.disposition === null || leaf.disposition === 'inline') &&
  (place === 0 || (kind !== 'related' && !leaf.name));

interface Lists {
  plain: Leaf[] | null;
  html: Leaf[] | null;
}

function walk(nodes: readonly PartNode[], kind: string, isInAlternative: boolean, into: Lists): void {
  const lists = { ...into };
  const plainBefore = lists.plain?.length ?? 0;
  const htmlBefore = lists.html?.length ?? 0;
  for (const [place, node] of nodes.entries()) {
    if (isMultipart(node)) {
      walk(node.children, node.kind, isInAlternative || node.kind === 'alternative', lists);
      continue;
    }
    if (!isShown(node, place, kind)) continue;
    const isHtml = node.mediaType === 'text/html';
    if (kind === 'alternative') {
      (isHtml ? lists.html : lists.plain)?.push(node);
      continue;
    }
    if (isInAlternative && isHtml) lists.plain = null;
    if (isInAlternative && !isHtml) lists.html = null;
    lists.plain?.push(node);
    lists.html?.push(node);
  }
  if (kind !== 'alternative' || !lists.plain || !lists.html) return;
  const [hasPlain, hasHtml] = [lists.plain.length > plainBefore, lists.html.length > htmlBefore];
  if (hasHtml && !hasPlain) lists.plain.push(...lists.html.slice(htmlBefore));
  if (hasPlain && !hasHtml) lists.html.push(...lists.plain.slice(plainBefore));
}

/** Chooses the text of a mail by the rules of RFC 8621 §4.1.4. */
export function chooseBodies(root: PartNode): Bodies {
  const bodies: Bodies = { plain: [], html: [] };
  if (isMultipart(root)) walk(root.children, root.kind, root.kind === 'alternative', bodies);
  else if (isShown(root, 0, 'mixed')) {
    bodies.plain.push(root);
    bodies.html.push(root);
  }
  return bodies;
}
