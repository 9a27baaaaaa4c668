import type { PartRow } from '../../../../contract/links/visits.ts';

/** A country, province or city with its parts. */
export interface RegionNode {
  /** `CN`, `CN/广东`, `CN/广东/深圳`; empty: unknown; `*`: all others; a final `/`: no more precise region is known. */
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

/** Visits with no more precise region become one of the node's parts. */
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

/** The tree of regions, each level by visits. */
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
