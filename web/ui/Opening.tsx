/** What stands on the page while its first chunk is on the way: its ground, nothing that would jump. */
export function Opening() {
  return <div style={{ minHeight: '100dvh', background: 'var(--bg)' }} aria-busy="true" />;
}
