import { fieldOf, readField } from '../headers/header-fields.ts';
import { splitHeaders } from '../headers/header-lines.ts';
import { readStructured } from '../headers/header-parameters.ts';
import type { MailFault, MailField, MailLimits } from '../parsed-mail.ts';
import { splitParts, usedBoundary, type PartBodies } from './split-parts.ts';

export interface Leaf {
  mediaType: string;
  parameters: Record<string, string>;
  disposition: string | null;
  /** As received. */
  name: string;
  contentId: string | null;
  encoding: string;
  body: Buffer;
}

export interface Multipart {
  /** Such as `mixed` and `alternative`. */
  kind: string;
  children: PartNode[];
}

export type PartNode = Leaf | Multipart;

export const isMultipart = (node: PartNode): node is Multipart => 'children' in node;

/** The remaining limits, and the faults so far. */
export interface Reading {
  limits: MailLimits;
  partsLeft: number;
  faults: Set<MailFault>;
}

const partHeaderLimit = 16 * 1024;
const longestStructured = 8 * 1024;

function structuredOf(fields: readonly MailField[], name: string, { faults }: Reading) {
  return readStructured((fieldOf(fields, name)?.raw ?? '').slice(0, longestStructured), faults);
}

const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/;

function leafOf(
  fields: readonly MailField[],
  body: Buffer,
  reading: Reading,
  usualType: string,
  isText = false,
): Leaf {
  const type = structuredOf(fields, 'content-type', reading);
  const { value: disposition, parameters } = structuredOf(fields, 'content-disposition', reading);
  const name =
    parameters.filename ?? parameters.name ?? type.parameters.name ?? type.parameters.filename ?? '';
  const isNamed = fieldOf(fields, 'content-type') !== undefined;
  const isRight = mediaType.test(type.value);
  if (isNamed && !isRight) reading.faults.add('type.broken');
  const guessedType = name || disposition === 'attachment' ? 'application/octet-stream' : 'text/plain';
  const unread = isNamed ? guessedType : usualType;
  return {
    mediaType: isText ? 'text/plain' : isRight ? type.value : unread,
    parameters: type.parameters,
    disposition: disposition || null,
    name,
    contentId: fieldOf(fields, 'content-id')?.value.replaceAll(/[<>\s]/g, '') || null,
    encoding: fieldOf(fields, 'content-transfer-encoding')?.raw ?? '',
    body,
  };
}

function partsOf(body: Buffer, named: string, reading: Reading): PartBodies | null {
  const max = reading.partsLeft + 1;
  const boundary = named.trimEnd();
  const found = boundary ? splitParts(body, boundary, max) : null;
  if (found) return found;
  reading.faults.add(boundary ? 'boundary.absent' : 'boundary.unnamed');
  const used = usedBoundary(body);
  return used ? splitParts(body, used, max) : null;
}

function childOf(source: Buffer, depth: number, reading: Reading, usualType: string): PartNode {
  const { fields, bodyAt } = splitHeaders(source, 0, partHeaderLimit, reading.faults);
  const read = fields.map(field => readField(field, '', reading.faults));
  return readNode(read, source.subarray(bodyAt), depth, reading, usualType);
}

/**
 * Whether a body has parts that its header does not declare. A boundary named by a quoted mail belongs to that mail.
 */
function isBareMultipart(body: Buffer): boolean {
  if (usedBoundary(body.subarray(0, 2048)) === null) return false;
  return !/^content-type[ \t]{0,9}:[ \t]{0,9}multipart/im.test(body.toString('latin1', 0, 16_384));
}

/**
 * Reads a mail or a part with its content. Nested mails are leaves: their text is not the mail's.
 * @param usualType of a part that declares none
 */
export function readNode(
  fields: readonly MailField[],
  body: Buffer,
  depth: number,
  reading: Reading,
  usualType = 'text/plain',
): PartNode {
  const { value, parameters } = structuredOf(fields, 'content-type', reading);
  const [main, kind = 'mixed'] = value.split('/', 2);
  const isUnnamed = depth === 0 && value === '' && isBareMultipart(body);
  if (main !== 'multipart' && !isUnnamed) return leafOf(fields, body, reading, usualType);
  if (depth >= reading.limits.depth) {
    reading.faults.add('parts.deep');
    return { ...leafOf(fields, body, reading, usualType), disposition: 'attachment' };
  }
  const found = partsOf(body, parameters.boundary ?? '', reading);
  if (!found) return leafOf(fields, body, reading, usualType, true);
  if (!found.isClosed) reading.faults.add('boundary.open');
  const children: PartNode[] = [];
  for (const part of found.bodies) {
    if (reading.partsLeft <= 0) {
      reading.faults.add('parts.many');
      break;
    }
    reading.partsLeft--;
    children.push(childOf(part, depth + 1, reading, kind === 'digest' ? 'message/rfc822' : 'text/plain'));
  }
  return { kind, children };
}
