import type { TranscriptLine, VerifyStep } from '../../../../contract/outreach/senders/senders.ts';

/** In the order of execution. */
const verifySteps: readonly VerifyStep[] = ['smtp', 'imap', 'send', 'find', 'sent'];

/** `none`: looked up and absent, which is not a failure. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'none';

/** The state of each step, from the transcript. */
export function stepStates(
  lines: readonly TranscriptLine[],
  isRunning: boolean,
): { step: VerifyStep; state: StepState }[] {
  const ended = new Map(lines.flatMap(line => (line.ended ? [[line.ended.step, line.ended.ok]] : [])));
  const hasFailed = [...ended].some(([step, ok]) => step !== 'sent' && !ok);
  const next = isRunning && !hasFailed ? verifySteps.find(step => !ended.has(step)) : undefined;
  return verifySteps.map(step => {
    const ok = ended.get(step);
    if (ok === undefined) return { step, state: step === next ? 'running' : 'waiting' };
    if (ok) return { step, state: 'done' };
    return { step, state: step === 'sent' ? 'none' : 'failed' };
  });
}

/** The transcript as text, for copying. */
export const transcriptText = (lines: readonly TranscriptLine[]): string =>
  lines.map(({ server, by, text }) => `${server.toUpperCase()} ${by} ${text}`).join('\n');
