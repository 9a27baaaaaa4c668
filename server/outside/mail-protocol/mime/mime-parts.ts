import { base64Lines } from './mime-encodings.ts';
import { fileNameParameters } from './mime-headers.ts';

/** A file in a mail. */
export interface MailFilePart {
  name: string;
  mediaType: string;
  content: Buffer;
  /** The id of a picture that the HTML shows as `cid:…`; null: an attachment. */
  cid: string | null;
}

/** Encoded bytes, or the place of a body that is filled in for each recipient. */
type Chunk = Buffer | string | { body: 'text' | 'html' };

/** A part of a MIME tree: its headers, and what follows the empty line. */
export interface MimePart {
  headers: string;
  chunks: Chunk[];
}

const mediaTypes = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/;
/** Parts of these types must not be encoded (RFC 2046 §5.2.1), so they are sent as application/octet-stream. */
const composite = /^(?:message|multipart)\//i;

export function filePart({ name, mediaType, content, cid }: MailFilePart): MimePart {
  const type =
    mediaTypes.test(mediaType) && !composite.test(mediaType) ? mediaType : 'application/octet-stream';
  const parameters = fileNameParameters(name);
  const disposition = cid === null ? 'attachment' : 'inline';
  const id = cid === null ? '' : `Content-ID: <${cid}>\r\n`;
  return {
    headers:
      `Content-Type: ${type}${parameters.type}\r\n` +
      `Content-Disposition: ${disposition}${parameters.disposition}\r\n` +
      `${id}Content-Transfer-Encoding: base64\r\n`,
    chunks: [Buffer.from(base64Lines(content), 'latin1')],
  };
}

export function multipart(
  kind: 'alternative' | 'related' | 'mixed',
  boundary: string,
  parts: MimePart[],
): MimePart {
  const type = kind === 'related' ? ';\r\n type="text/html"' : '';
  return {
    headers: `Content-Type: multipart/${kind}${type};\r\n boundary="${boundary}"\r\n`,
    chunks: [
      ...parts.flatMap(({ headers, chunks }) => [`--${boundary}\r\n${headers}\r\n`, ...chunks, '\r\n']),
      `--${boundary}--\r\n`,
    ],
  };
}

/** Returns the parts common to all recipients: before the text, between text and HTML, and after the HTML. */
export function constantParts({ headers, chunks }: MimePart): { head: string; middle: string; tail: Buffer } {
  const parts: (Buffer | string)[][] = [[`${headers}\r\n`], [], []];
  let place = 0;
  for (const chunk of chunks) {
    if (typeof chunk === 'object' && 'body' in chunk) place++;
    else parts[place]?.push(chunk);
  }
  const [head = [], middle = [], tail = []] = parts;
  return {
    head: head.join(''),
    middle: middle.join(''),
    tail: Buffer.concat(tail.map(each => Buffer.from(each))),
  };
}
