import type { PartRow } from '../../../../contract/links/visits.ts';

/** A country, a province of it, or a city, with all that is below it. */
export interface RegionNode {
  /** `CN`, `CN/广东`, `CN/广东/深圳`; empty: not known; `*`: the rest; with `/` at its end: no nearer known. */
  code: string;
  pv: number;
  newVisitors: number;
  children: RegionNode[];
}

const startsOf = (code: string) => {
  const parts = code.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

const byVisits = (a: RegionNode, b: RegionNode) =>
  Number(a.code === '*') - Number(b.code === '*') || b.pv - a.pv || (a.code < b.code ? -1 : 1);

/** What is known only to lie in it somewhere stands among its parts as one of them. */
function closed(node: RegionNode): RegionNode {
  const inside = { pv: 0, newVisitors: 0 };
  for (const { pv, newVisitors } of node.children) {
    inside.pv += pv;
    inside.newVisitors += newVisitors;
  }
  const rest = { pv: node.pv - inside.pv, newVisitors: node.newVisitors - inside.newVisitors };
  const children = node.children.map(closed);
  if (children.length && rest.pv > 0) children.push({ code: `${node.code}/`, ...rest, children: [] });
  return { ...node, children: children.toSorted(byVisits) };
}

/** Regions in regions, those with most visits first. */
export function regionTree(rows: readonly PartRow[]): RegionNode[] {
  const nodes = new Map<string, RegionNode>();
  const top: RegionNode[] = [];
  for (const { value, pv, newVisitors } of rows) {
    let siblings = top;
    for (const code of startsOf(value)) {
      let node = nodes.get(code);
      if (!node) {
        node = { code, pv: 0, newVisitors: 0, children: [] };
        nodes.set(code, node);
        siblings.push(node);
      }
      node.pv += pv;
      node.newVisitors += newVisitors;
      siblings = node.children;
    }
  }
  return top.map(closed).toSorted(byVisits);
}
