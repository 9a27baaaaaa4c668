import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  ts: number;
  args: { name?: string };
}

/** Tasks of the browser's own loop, by which everything on a page's main thread is done. */
const taskNames = ['RunTask', 'ThreadControllerImpl::RunTask'];

/**
 * The longest task on a page's main thread while something is done.
 * @returns milliseconds
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ longest: number; over50: number; tasks: number }> {
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const took = events
    .filter(({ name, pid, tid }) => taskNames.includes(name) && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
  return {
    longest: Math.max(0, ...took),
    over50: took.filter(ms => ms > 50).length,
    tasks: took.length,
  };
}
