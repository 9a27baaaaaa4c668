/** How a visitor was identified: by the cookie they sent, by one they were just given, or not at all. */
export type VisitorMark = { kind: 'sent' | 'given'; cookie: string } | { kind: 'none' };

/** A visit as the edge writes it, before anything is looked up. */
export interface RawVisit {
  /** Milliseconds since 1970. */
  at: number;
  teamId: number;
  linkId: number;
  recipientId: number | null;
  creatorId: number | null;
  visitor: VisitorMark;
  ip: string;
  isByQr: boolean;
  isPrefetch: boolean;
  /** The Referer header, at most 300 characters. */
  referrer: string;
  /** The User-Agent header, at most 500 characters. */
  agent: string;
}

/** Fields are separated by tabs, lines by line ends; both are replaced by spaces inside a field. */
const clean = (text: string, max: number) =>
  // eslint-disable-next-line no-control-regex
  (text.length > max ? text.slice(0, max) : text).replace(/[\u0000-\u001f]/g, ' ');

const marks = { sent: 's', given: 'g', none: 'n' } as const;

/** Contains only characters below U+0100, like headers, so that it has as many bytes as characters. */
export function visitLine(visit: RawVisit): string {
  const { visitor } = visit;
  const mark = visitor.kind === 'none' ? marks.none : marks[visitor.kind] + visitor.cookie;
  const flags = (visit.isByQr ? 'q' : '') + (visit.isPrefetch ? 'p' : '');
  return `${visit.at}\t${visit.teamId}\t${visit.linkId}\t${visit.recipientId ?? ''}\t${visit.creatorId ?? ''}\t${mark}\t${visit.ip}\t${flags}\t${clean(visit.referrer, 300)}\t${clean(visit.agent, 500)}\n`;
}

const fields =
  /^(\d{12,15})\t(\d{1,15})\t(\d{1,15})\t(\d{0,15})\t(\d{0,15})\t(n|[sg][\da-f]{32})\t([\da-fA-F.:]{0,45})\t(q?p?)\t([^\t]*)\t([^\t]*)$/;

const numberOrNull = (text = '') => (text ? Number(text) : null);

/**
 * @param line without its line end. @returns null if it is no visit: after a power cut the disk may contain anything
 */
export function readVisitLine(line: string): RawVisit | null {
  const found = fields.exec(line);
  if (!found) return null;
  const [
    ,
    at,
    teamId,
    linkId,
    recipientId,
    creatorId,
    mark = 'n',
    ip = '',
    flags = '',
    referrer = '',
    agent = '',
  ] = found;
  const cookie = mark.slice(1);
  return {
    at: Number(at),
    teamId: Number(teamId),
    linkId: Number(linkId),
    recipientId: numberOrNull(recipientId),
    creatorId: numberOrNull(creatorId),
    visitor: mark === 'n' ? { kind: 'none' } : { kind: mark.startsWith('s') ? 'sent' : 'given', cookie },
    ip,
    isByQr: flags.includes('q'),
    isPrefetch: flags.includes('p'),
    referrer,
    agent,
  };
}
