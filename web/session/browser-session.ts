const nameOf = (key: string) => `starbridge-${key}-Boolean`;

/** True once per browser session (a tab until it closes); never if the browser refuses storage. */
export function isFirstOfBrowserSession(key: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(nameOf(key)) === null;
    sessionStorage.setItem(nameOf(key), 'true');
    return isFirst;
  } catch {
    return false;
  }
}
