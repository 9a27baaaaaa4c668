import axe, { type AxeResults } from 'axe-core';
import type { Person } from './person.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 A and AA, each with the elements that have it.
 * @param part a selector: what lies over the page hides parts of it, which is no fault of these
 */
export async function violations(person: Person, part = 'html'): Promise<string[]> {
  // It stays with the page: to send it takes as long as to run it.
  if (await person.page.evaluate<boolean>('!window.axe')) await person.page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  // From the top: the bar over a scrolled page hides half a link here or there, by how high the fonts make its lines.
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
