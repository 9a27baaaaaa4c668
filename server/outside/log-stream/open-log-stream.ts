import { streamTimeoutMs, type LogStream } from './log-stream.ts';
import { syslogStream } from './syslog-stream.ts';

/** Posts lines as NDJSON, which most collectors take over HTTP. */
const httpStream = (url: string, token: string): LogStream => ({
  async send(lines) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-ndjson',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: lines.map(({ text }) => `${text}\n`).join(''),
      redirect: 'error',
      signal: AbortSignal.timeout(streamTimeoutMs),
    });
    // Read to its end, so that the connection is free again.
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`the collector of the audit log answered ${reply.status}`);
  },
});

/** Of syslog over TLS (RFC 5425) and over TCP (RFC 6587). */
const ports = { 'syslog+tls:': 6514, 'syslog:': 601 } as const;

/** The stream of the settings; null if none is set. */
export function openLogStream(settings: {
  AUDIT_STREAM_URL: string;
  AUDIT_STREAM_TOKEN: string;
}): LogStream | null {
  if (!settings.AUDIT_STREAM_URL) return null;
  const { protocol, hostname, port, href } = new URL(settings.AUDIT_STREAM_URL);
  if (protocol !== 'syslog+tls:' && protocol !== 'syslog:')
    return httpStream(href, settings.AUDIT_STREAM_TOKEN);
  return syslogStream({
    // Brackets of an IPv6 address belong to the address in the setting only.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || ports[protocol],
    isTls: protocol === 'syslog+tls:',
  });
}
