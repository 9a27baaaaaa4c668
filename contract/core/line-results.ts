import { z } from 'zod';

/** What becomes of one line of a pasted text, or of one row of a file. */
const lineOutcomes = ['added', 'updated', 'already', 'failed'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export interface LineResult<Reason extends string> {
  /** Counts from 1, like an editor. */
  line: number;
  /** The line, or the part of it that is meant, as it was written. */
  text: string;
  outcome: LineOutcome;
  /** Why it failed, or changes nothing. */
  reason: Reason | null;
}

/** Every paste is answered with one of these for each line. */
export const lineResultSchema = <Reason extends string>(reasons: readonly [Reason, ...Reason[]]) =>
  z.object({
    line: z.int(),
    text: z.string(),
    outcome: z.enum(lineOutcomes),
    reason: z.enum(reasons).nullable(),
  });
