import { streamTimeoutMs, type LogStream } from './log-stream.ts';

/** Posts lines as NDJSON: what Vector, Fluent Bit, Logstash and most collectors take over HTTP. */
export const httpStream = (url: string, token: string): LogStream => ({
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
