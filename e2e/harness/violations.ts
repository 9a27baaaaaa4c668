import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Person } from './person.ts';

/** A change of colours alone can break only contrast, which takes half as long as all rules. */
type Rules = 'all' | 'contrast';

const options: Record<Rules, RunOptions> = {
  all: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  contrast: { runOnly: ['color-contrast'] },
};

/**
 * Without reading all style sheets again for the one rule about CSS that locks the orientation of the screen: an
 * architecture test finds such CSS.
 */
const common: RunOptions = { preload: false, resultTypes: ['violations'] };

/** The page without its menu and top bar, which are the same on every page. */
export const withoutShell: ElementContext = { include: ['html'], exclude: ['[data-menu] > :not(main)'] };

/**
 * Violations of WCAG 2.2 A and AA, each with its elements.
 * @param part a selector: an overlay hides parts of the page, which is not a violation of them
 */
export async function violations(
  person: Person,
  part: ElementContext = 'html',
  rules: Rules = 'all',
): Promise<string[]> {
  // Kept in the page, since sending it takes as long as running it.
  if (await person.page.evaluate<boolean>('!window.axe')) await person.page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ ...options[rules], ...common })})`;
  // From the top: over a scrolled page, the top bar may cover half a link, depending on the fonts.
  const found = await person.page.evaluate<AxeResults>(`(async () => {
    const { scrollX: left, scrollY: top } = window;
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    const results = await ${run};
    window.scrollTo({ left, top, behavior: 'instant' });
    return results;
  })()`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
