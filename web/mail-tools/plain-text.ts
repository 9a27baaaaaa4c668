/** The words of HTML as plain text, for somebody to go on with: blocks become lines, links keep their address. */
export function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    if (address && link.textContent !== address) link.append(` (${address})`);
  }
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n');
  for (const item of page.querySelectorAll('li')) item.prepend('- ');
  for (const block of page.querySelectorAll('p, div, h1, h2, h3, h4, li, blockquote, tr')) block.append('\n');
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, ul, ol, blockquote')) block.append('\n');
  return (page.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
