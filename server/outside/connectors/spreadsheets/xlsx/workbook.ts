import type { Archive } from './archive.ts';
import { SheetError } from '../sheet.ts';
import { localName, readXml, type Attributes } from './xml-reader.ts';

export interface Workbook {
  /** The first visible sheet. */
  sheet: { name: string; path: string };
  stringsPath?: string;
  stylesPath?: string;
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
}

interface Relation {
  type: string;
  target: string;
  external: boolean;
}

interface SheetEntry {
  name: string;
  visible: boolean;
  relation?: string;
}

const maxRelations = 100_000;
const maxRelationText = 32 * 1024 * 1024;

/** What the workbook says about its sheets (ECMA-376 part 1, 18.2). */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const path = await workbookPath(archive);
  const relations = await relationsOf(archive, path);
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  await readXml(archive.read(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 ||= /^(?:1|true|on)$/i.test(attributes.date1904 ?? '');
      if (name === 'sheet' && sheets.length < 10_000) sheets.push(sheetEntry(attributes));
    },
  });
  const found = sheets
    .map((sheet, index) => ({ ...sheet, path: sheetPath(archive, path, relations, sheet, index) }))
    .filter(sheet => sheet.path !== undefined);
  const first = found.find(sheet => sheet.visible) ?? found[0];
  if (!first?.path)
    throw new SheetError(sheets.length === 0 ? 'damaged' : 'empty', { sheet: sheets[0]?.name });
  return {
    sheet: { name: first.name, path: first.path },
    stringsPath: partPath(archive, path, relations, 'sharedStrings'),
    stylesPath: partPath(archive, path, relations, 'styles'),
    from1904,
  };
}

async function workbookPath(archive: Archive): Promise<string> {
  const relations = archive.has('_rels/.rels') ? await relationsOf(archive, '') : new Map<string, Relation>();
  const stated = relations.values().find(({ type }) => type === 'officeDocument')?.target;
  const path = [stated, 'xl/workbook.xml', 'workbook.xml'].find(
    name => name !== undefined && archive.has(name),
  );
  if (!path)
    throw archive.hasFolder('xl/')
      ? new SheetError('damaged')
      : new SheetError('notASpreadsheet', { kind: 'zip' });
  return path;
}

function sheetEntry(attributes: Attributes): SheetEntry {
  const relation = Object.entries(attributes).find(
    ([name]) => name.includes(':') && localName(name) === 'id',
  );
  return {
    name: attributes.name ?? '',
    visible: !/hidden/i.test(attributes.state ?? ''),
    relation: relation?.[1],
  };
}

function sheetPath(
  archive: Archive,
  workbook: string,
  relations: Map<string, Relation>,
  sheet: SheetEntry,
  index: number,
): string | undefined {
  const relation = sheet.relation === undefined ? undefined : relations.get(sheet.relation);
  if (relation)
    return relation.type === 'worksheet' && archive.has(relation.target) ? relation.target : undefined;
  if (relations.size > 0 && sheet.relation !== undefined) return undefined;
  const usual = resolved(workbook, `worksheets/sheet${index + 1}.xml`);
  return archive.has(usual) ? usual : undefined;
}

function partPath(
  archive: Archive,
  workbook: string,
  relations: Map<string, Relation>,
  type: string,
): string | undefined {
  const stated = relations.values().find(relation => relation.type === type)?.target;
  return [stated, resolved(workbook, `${type}.xml`)].find(path => path !== undefined && archive.has(path));
}

/** The relations of a part by id; `type` is the last word of the relation's type. */
export async function relationsOf(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const cut = part.lastIndexOf('/') + 1;
  const path = `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
  const relations = new Map<string, Relation>();
  if (!archive.has(path)) return relations;
  let length = 0;
  await readXml(archive.read(path), {
    open: (name, { Id: id, Type: type, Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      length += target.length;
      if (relations.size >= maxRelations || length > maxRelationText) throw new SheetError('bomb');
      const external = mode?.toLowerCase() === 'external';
      relations.set(id, {
        type: type?.slice(type.lastIndexOf('/') + 1) ?? '',
        target: external ? target : resolved(part, target),
        external,
      });
    },
  });
  return relations;
}

/** The path of a part that another part names relative to itself. */
function resolved(from: string, target: string): string {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of target.split(/[/\\]/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
