import { FrameImpl, Parser } from '@stomp/stompjs';

/** A frame of STOMP 1.2: header names as they came, values unescaped. */
export interface Frame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Takes the pieces of one socket and gives whole frames.
 * @returns a function that is false once a frame is longer than `limit` bytes: the socket must be closed
 */
export function makeFrameReader(limit: number, onFrame: (frame: Frame) => void): (piece: string) => boolean {
  let unfinished = 0;
  let isTooLong = false;
  const parser = new Parser(
    raw => {
      unfinished = 0;
      const { command, headers, body } = FrameImpl.fromRawFrame(raw, true);
      onFrame({ command, headers, body });
    },
    () => {
      unfinished = 0;
    },
  );
  return piece => {
    unfinished += Buffer.byteLength(piece);
    isTooLong ||= unfinished > limit;
    if (isTooLong) return false;
    parser.parseChunk(piece);
    return true;
  };
}

/** The text of a frame, as a socket sends it. */
export function frameText(command: string, headers: Record<string, string>, body = ''): string {
  return FrameImpl.marshall({
    command,
    headers,
    body,
    escapeHeaderValues: true,
    skipContentLengthHeader: false,
  }) as string;
}

/** STOMP's heart-beat. */
export const pulse = '\n';
