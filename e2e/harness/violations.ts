import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Person } from './person.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Rules by what they depend on: a change of the colours alone can break only contrast, a change of the window also the
 * size of targets. All of them take three times as long as these.
 */
export type Rules = 'all' | 'size and colours' | 'colours';

const options: Record<Rules, RunOptions> = {
  all: { runOnly: tags },
  'size and colours': { runOnly: ['color-contrast', 'target-size'] },
  colours: { runOnly: ['color-contrast'] },
};

/**
 * Reading all style sheets again, for the one rule about CSS that locks the orientation of the screen, takes a tenth of a
 * run: an architecture test finds such CSS.
 */
const quick: RunOptions = { preload: false, resultTypes: ['violations'] };

/** Menu and top bar, the same on every page: a test that names the whole page, 'html', as its part examines them. */
const shell = '[data-menu] > :not(main)';

/**
 * Violations of WCAG 2.2 A and AA, each with its elements.
 * @param part a selector, with all that it holds: an overlay hides parts of the page, which is not a violation of them.
 * By default everything but the shell
 */
export async function violations(person: Person, part?: string, rules: Rules = 'all'): Promise<string[]> {
  // Kept in the page, since sending it takes as long as running it.
  if (await person.page.evaluate<boolean>('!window.axe')) await person.page.evaluate(axe.source);
  const context = part ?? { include: ['html'], exclude: [shell] };
  // From the top: over a scrolled page, the top bar may cover half a link, depending on the fonts.
  const found = await person.page.evaluate<AxeResults>(`(async () => {
    const { scrollX: left, scrollY: top } = window;
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    const options = ${JSON.stringify({ ...options[rules], ...quick })};
    const results = await axe.run(${JSON.stringify(context)}, options);
    window.scrollTo({ left, top, behavior: 'instant' });
    return results;
  })()`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
