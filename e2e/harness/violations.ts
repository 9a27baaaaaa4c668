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
  const call = `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ runOnly: rules, resultTypes: ['violations'] })})`;
  const found = await person.page.evaluate<AxeResults>(call);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
