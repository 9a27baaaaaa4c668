const name = 'starbridge-sso-flow';

/** Keeps what this tab has begun while the browser is at the provider; another tab knows nothing of it. */
function keepFlow(flow: string): void {
  try {
    sessionStorage.setItem(name, flow);
  } catch {
    // The end of the sign-in says that nothing is known of its beginning.
  }
}

/** Returns what this tab has begun, once; empty if there is nothing. */
export function takeKeptFlow(): string {
  try {
    const flow = sessionStorage.getItem(name) ?? '';
    sessionStorage.removeItem(name);
    return flow;
  } catch {
    return '';
  }
}

/** Leaves for the provider. */
export function goToProvider({ url, flow }: { url: string; flow: string }): void {
  keepFlow(flow);
  location.assign(url);
}
