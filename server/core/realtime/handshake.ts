/** The content of a CONNECT frame. */
export interface Handshake {
  /** The newest version of STOMP that both sides know; 1.0 and 1.1 are accepted, since clients of them exist. */
  version: string;
  token: string;
  /** The client wants heart-beats from us. */
  wantsPulse: boolean;
}

const versions = ['1.2', '1.1', '1.0'];
const bearer = /^bearer\s+(\S+)$/i;

const listed = (text: string) => text.split(',').map(each => each.trim());

/** Reads a CONNECT frame. @returns the handshake, or an error message for the developer of a client */
export function readHandshake(headers: Record<string, string>): Handshake | string {
  const asked = listed(headers['accept-version'] ?? '1.0');
  const version = versions.find(each => asked.includes(each));
  if (!version) return 'no version of STOMP in common';
  // Header names are lower case in STOMP, but clients write this one in various ways, as in HTTP.
  const header = Object.keys(headers).find(name => name.toLowerCase() === 'authorization');
  const token = bearer.exec(headers[header ?? ''] ?? '')?.[1];
  if (!token) return 'unauthenticated';
  return { version, token, wantsPulse: Number(listed(headers['heart-beat'] ?? '')[1] ?? 0) > 0 };
}
