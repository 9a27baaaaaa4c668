import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  data: string | Buffer;
  /** How often `data` is repeated between the other two parts; it is compressed only once. */
  times?: number;
  before?: string;
  after?: string;
  /** A false unpacked size for the zip header. */
  says?: number;
}

/** A zip file (APPNOTE 4.3). */
export function zipOf(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, times = 1, before = '', after = '', says } of parts) {
    const bytes = Buffer.from(data);
    const packed = packedOf(Buffer.from(before), bytes, times, Buffer.from(after));
    const size = Buffer.byteLength(before) + bytes.length * times + Buffer.byteLength(after);
    const file = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(size === bytes.length ? crc32(bytes) : 0, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(says ?? size, 18);
    fields.writeUInt16LE(file.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, file, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, file]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

function packedOf(before: Buffer, bytes: Buffer, times: number, after: Buffer): Buffer {
  // A full flush ends on a byte boundary and resets the state, so the same bytes can be repeated.
  const flushed = (part: Buffer) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH });
  const block = flushed(bytes);
  return Buffer.concat([
    flushed(before),
    ...Array.from({ length: times }, () => block),
    deflateRawSync(after),
  ]);
}

interface SheetParts {
  name?: string;
  state?: 'visible' | 'hidden' | 'veryHidden';
  /** The content of `<sheetData>`. */
  rows?: string;
  /** The elements after it: merged cells, links. */
  behind?: string;
  /** Targets of the links, as rId1, rId2, … */
  links?: string[];
}

export interface WorkbookParts {
  sheets: SheetParts[];
  /** The content of `<sst>`. */
  strings?: string;
  /** Number formats of the cell styles: a built-in number, or a code. */
  formats?: (number | string)[];
  from1904?: boolean;
  more?: ZipPart[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The parts of a hand-written Excel workbook, as odd as a test needs them. */
export function workbookParts({ sheets, strings, formats, from1904, more = [] }: WorkbookParts): ZipPart[] {
  const relation = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode}/>`;
  const relations = (inside: string) => `${head}<Relationships xmlns="${packages}">${inside}</Relationships>`;
  const listed = sheets.map(
    ({ name = '', state = 'visible' }, index) =>
      `<sheet name="${name || `Sheet${index + 1}`}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  const parts: ZipPart[] = [
    { name: '_rels/.rels', data: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      data: `${head}<workbook xmlns="${main}" xmlns:r="${office}">${from1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(
        sheets
          .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
          .join('') +
          relation('rIdStrings', 'sharedStrings', 'sharedStrings.xml') +
          relation('rIdStyles', 'styles', 'styles.xml'),
      ),
    },
  ];
  for (const [index, { rows = '', behind = '', links = [] }] of sheets.entries()) {
    parts.push({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      data: `${head}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    });
    if (links.length > 0) {
      parts.push({
        name: `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
        data: relations(
          links
            .map((link, at) => relation(`rId${at + 1}`, 'hyperlink', link, ' TargetMode="External"'))
            .join(''),
        ),
      });
    }
  }
  if (strings !== undefined) {
    parts.push({ name: 'xl/sharedStrings.xml', data: `${head}<sst xmlns="${main}">${strings}</sst>` });
  }
  if (formats) {
    const ids = formats.map((format, index) => (typeof format === 'number' ? format : 200 + index));
    const own = formats.map((format, index) =>
      typeof format === 'string'
        ? `<numFmt numFmtId="${200 + index}" formatCode="${format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`
        : '',
    );
    parts.push({
      name: 'xl/styles.xml',
      data: `${head}<styleSheet xmlns="${main}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids.map(id => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    });
  }
  return [...parts, ...more];
}

export function workbookOf(parts: WorkbookParts): Buffer {
  return zipOf(workbookParts(parts));
}

/** A workbook whose sheet, or shared strings, repeat `block` many times. */
export function repeatedWorkbook(
  part: 'worksheets/sheet1' | 'sharedStrings',
  block: string,
  times: number,
  says?: number,
): Buffer {
  const parts = workbookParts({ sheets: [{ rows: '<row><c t="s"><v>0</v></c></row>' }], strings: '' });
  const edge = part === 'sharedStrings' ? '</sst>' : '</sheetData>';
  return zipOf(
    parts.map(entry => {
      if (entry.name !== `xl/${part}.xml`) return entry;
      const [before = '', after = ''] = String(entry.data).split(edge);
      return { name: entry.name, before, data: block, times, after: edge + after, says };
    }),
  );
}
