const SHOWN_AFTER_MS = 2_000;
const PLAIN_LINE_EVERY_MS = 10_000;

export const seconds = ms => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs `task` and reports it once it takes longer than two seconds:
 * one line that updates in a terminal, a plain line every ten seconds elsewhere.
 * @template T
 * @param {string} title what is being done, like "Building the web"
 * @param {() => Promise<T>} task
 * @param {string} [hint] how long it usually takes
 * @returns {Promise<T>}
 */
export async function withProgress(title, task, hint = '') {
  const out = process.stderr;
  const began = Date.now();
  let lastPlain = 0;
  const text = () => `${title}… ${Math.round((Date.now() - began) / 1000)} s${hint && ` (${hint})`}`;
  const show = () => {
    const elapsed = Date.now() - began;
    if (elapsed < SHOWN_AFTER_MS) return;
    if (out.isTTY) out.write(`\r\x1b[K${text()}`);
    else if (lastPlain === 0 || elapsed - lastPlain >= PLAIN_LINE_EVERY_MS) {
      lastPlain = elapsed;
      out.write(`${text()}\n`);
    }
  };
  const timer = setInterval(show, 500);
  let outcome = 'failed';
  try {
    const result = await task();
    outcome = 'done';
    return result;
  } finally {
    clearInterval(timer);
    const elapsed = Date.now() - began;
    if (elapsed >= SHOWN_AFTER_MS) {
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}${title}: ${outcome} in ${seconds(elapsed)}\n`);
    }
  }
}
