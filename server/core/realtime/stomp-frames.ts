import { FrameImpl, Parser } from '@stomp/stompjs';

/** A frame of STOMP 1.2: header names as received, values unescaped. */
export interface Frame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes a reader that takes the pieces of one socket and calls `onFrame` for each complete frame.
 * @returns a function that returns false once a frame is longer than `limit` bytes: close the socket then
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

/** Returns the text of a frame, as a socket sends it. */
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
