/** A line for a log collector. */
export interface LogLine {
  at: Date;
  /** What kind of line it is: printable ASCII without spaces, at most 32 characters. */
  kind: string;
  /** JSON on one line. */
  text: string;
}

/** Where the audit log is streamed to. */
export interface LogStream {
  /** Sends lines in their order. Resolves once the other side has them all, as far as its protocol tells. */
  send(lines: readonly LogLine[]): Promise<void>;
}

export const streamTimeoutMs = 30_000;
