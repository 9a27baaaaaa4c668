import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Microseconds of CPU time; `dur` is wall-clock time. */
  tdur?: number;
  ts: number;
  args: { name?: string };
}

/** A task of the browser's event loop, which runs everything on a page's main thread. */
const taskName = 'RunTask';

export interface Tasks {
  /** Milliseconds of wall-clock time; on a busy machine this includes the work of others. */
  longest: number;
  /** Milliseconds of CPU time. */
  longestCpu: number;
  /** In wall-clock time. */
  over50: number;
  tasks: number;
}

/**
 * The tasks on a page's main thread during an action.
 * @throws if the trace has none: another browser may name them differently
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Tasks> {
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const done = events.filter(({ name, pid, tid }) => name === taskName && mains.has(`${pid} ${tid}`));
  if (!done.length) throw new Error('the trace has no tasks');
  const took = done.map(({ dur = 0 }) => dur / 1000);
  return {
    longest: Math.max(...took),
    longestCpu: Math.max(...done.map(({ tdur = 0 }) => tdur / 1000)),
    over50: took.filter(ms => ms > 50).length,
    tasks: took.length,
  };
}
