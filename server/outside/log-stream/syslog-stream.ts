import net from 'node:net';
import tls from 'node:tls';
import { streamTimeoutMs, type LogLine, type LogStream } from './log-stream.ts';

/** Facility 13, log audit; severity 6, informational (RFC 5424, 6.2.1). */
const priority = 13 * 8 + 6;

/** In UTF-8, as the mark before the text says (RFC 5424, 6.4). */
const byteOrderMark = '\ufeff';

/** One message of RFC 5424, without structured data. */
const syslogMessage = ({ at, kind, text }: LogLine): string =>
  `<${priority}>1 ${at.toISOString()} - starbridge - ${kind} - ${byteOrderMark}${text}`;

/** Its length stands before a message, so that it may hold anything (RFC 6587, 3.4.1; RFC 5425, 4.3). */
export function syslogFrame(line: LogLine): Buffer {
  const message = Buffer.from(syslogMessage(line));
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}

interface SyslogPlace {
  host: string;
  port: number;
  isTls: boolean;
  /** Instead of the authorities that Node trusts. */
  ca?: string;
}

function connect({ host, port, isTls, ca }: SyslogPlace): net.Socket {
  if (!isTls) return net.connect({ host, port });
  return tls.connect({ host, port, ...(ca && { ca }), ...(net.isIP(host) ? {} : { servername: host }) });
}

/**
 * A connection for each batch. Syslog confirms nothing: what counts is that the other side took all bytes and closed
 * in peace, and whatever is in doubt is sent again.
 */
export const syslogStream = (place: SyslogPlace): LogStream => ({
  send: lines =>
    new Promise((resolve, reject) => {
      const socket = connect(place);
      socket.setTimeout(streamTimeoutMs, () =>
        socket.destroy(new Error('the collector of the audit log is silent')),
      );
      socket.once('error', reject);
      socket.once('close', () =>
        socket.writableFinished
          ? resolve()
          : reject(new Error('the collector of the audit log closed too early')),
      );
      socket.once(place.isTls ? 'secureConnect' : 'connect', () => {
        socket.resume();
        socket.end(Buffer.concat(lines.map(syslogFrame)));
      });
    }),
});
