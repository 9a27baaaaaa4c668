const nameOf = (key: string) => `starbridge-${key}-Boolean`;

/** True once for each browser session, that is for a tab until it closes; where the browser stores nothing, never. */
export function isFirstOfBrowserSession(key: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(nameOf(key)) === null;
    sessionStorage.setItem(nameOf(key), 'true');
    return isFirst;
  } catch {
    return false;
  }
}
