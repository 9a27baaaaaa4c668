/** As in app/boot.ts. */
const key = 'starbridge-reloaded-Number';
/** Milliseconds: what is still missing this soon after a reload will not come by another one. */
const pause = 60_000;

function isFirstInAMinute(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last > pause;
  } catch {
    // Without memory it could go on for ever.
    return false;
  }
}

const serverAnswers = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page if files of the web are missing: after an update the server has others, which a reload brings. Not
 * while the server is away, as the browser's own error page would take the place of ours, and not again and again.
 */
export async function reloadOnce(): Promise<void> {
  if ((await serverAnswers()) && isFirstInAMinute()) location.reload();
}
