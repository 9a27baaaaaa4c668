import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { TranscriptLine } from '../../../../contract/outreach/senders/senders.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { setSender } from '../queries.ts';

const maxLines = 300;
const longestLine = 500;

/** Removes what the database does not accept, such as NUL: a server may send anything. */
export const printable = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestLine);

/** The transcript of a verification. It is stored while it grows, so that it can be watched. */
export interface Transcript {
  lines: TranscriptLine[];
  add(
    server: TranscriptLine['server'],
    by: TranscriptLine['by'],
    text: string,
    ended?: TranscriptLine['ended'],
  ): void;
  /** Resolves when everything added so far is stored; later lines, such as a farewell, are not. */
  settled(): Promise<void>;
}

export function keepTranscript(pool: Db, teamId: number, id: number): Transcript {
  const lines: TranscriptLine[] = [];
  let kept = 0;
  let isOver = false;
  let writing: Promise<void> | null = null;

  /** Writes one statement at a time, with everything that was added until then. */
  async function write(): Promise<void> {
    while (kept < lines.length) {
      kept = lines.length;
      const transcript = JSON.stringify(lines);
      await asTeam(pool, teamId, async db => {
        await setSender(db, teamId, id, { transcript });
        await announce(db, { teamId }, { code: realtimeCodes.sender, id });
      });
    }
  }

  function begin(): void {
    writing ??= write().finally(() => {
      writing = null;
    });
    // `settled` reports the error.
    writing.catch(() => undefined);
  }

  return {
    lines,
    add(server, by, text, ended) {
      if (isOver) return;
      const line = printable(text);
      if (!ended && (line === '' || lines.length >= maxLines)) return;
      lines.push({ server, by, text: line, ...(ended && { ended }) });
      begin();
    },
    async settled() {
      isOver = true;
      await writing;
      await write();
    },
  };
}
