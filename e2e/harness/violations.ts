import axe, { type AxeResults } from 'axe-core';
import type { Person } from './person.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 A and AA, each with its elements.
 * @param part a selector: an overlay hides parts of the page, which is not a violation of them
 */
export async function violations(person: Person, part = 'html'): Promise<string[]> {
  // Kept in the page, since sending it takes as long as running it.
  if (await person.page.evaluate<boolean>('!window.axe')) await person.page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  // From the top: over a scrolled page, the top bar may cover half a link, depending on the fonts.
  const found = await person.page.evaluate<AxeResults>(`(async () => {
    const { scrollX: left, scrollY: top } = window;
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    const results = await axe.run(${JSON.stringify(part)}, ${options});
    window.scrollTo({ left, top, behavior: 'instant' });
    return results;
  })()`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
