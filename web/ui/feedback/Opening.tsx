/** The same as in index.html, while the first chunk of a page loads, so that nothing jumps. */
export function Opening() {
  return <div className="opening" aria-busy="true" />;
}
