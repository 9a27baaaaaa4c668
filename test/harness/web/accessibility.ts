import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 A and AA that need no layout; colours and sizes are tested in a browser. */
export async function violations(part: Element = document.body): Promise<string[]> {
  const found = await axe.run(part, {
    runOnly: rules,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
