import { isObject } from '../formats/is-object.ts';
import { ObjectRow, type Row } from '../fields/table-row.ts';

const deepest = 3;

/** Elements may stand in a wrapper of their own: `edges: [{ node: {…} }]`. */
const unwrapped = (element: unknown): unknown =>
  isObject(element) && isObject(element.node) ? element.node : element;

/** The paths to lists of objects within the objects of a file. */
export function listPaths(sample: readonly Row[]): string[] {
  const paths = new Set<string>();
  const visit = (value: Record<string, unknown>, path: string, depth: number) => {
    for (const [key, inner] of Object.entries(value)) {
      if (Array.isArray(inner) && isObject(inner[0])) paths.add(path + key);
      else if (isObject(inner) && depth < deepest) visit(inner, `${path}${key}.`, depth + 1);
    }
  };
  for (const row of sample) if (row instanceof ObjectRow) visit(row.value, '', 1);
  return [...paths];
}

/** The elements of such a list as rows. */
export function rowsIn(row: Row, path: string): Row[] {
  const [list] = row.values(path);
  if (!Array.isArray(list)) return [];
  return list
    .map(unwrapped)
    .flatMap((element, at) =>
      isObject(element) ? [new ObjectRow(row.line, `${row.label(path)}[${at}]`, element)] : [],
    );
}
