/** What index.html shows already, while the first chunk of a page is on the way: nothing that would jump. */
export function Opening() {
  return <div className="opening" aria-busy="true" />;
}
