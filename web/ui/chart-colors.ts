/** The page's colours for what is drawn on a canvas of its own and cannot read style sheets. */
export interface ChartColors {
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  lineStrong: string;
  surface: string;
  raised: string;
  accent: string;
  warn: string;
  /** The accent held back, for what is not in question. */
  quiet: string;
}

export function chartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const isDark = document.documentElement.dataset.mantineColorScheme === 'dark';
  return {
    ink: read('--ink'),
    ink2: read('--ink-2'),
    ink3: read('--ink-3'),
    line: read('--line'),
    lineStrong: read('--line-strong'),
    surface: read('--surface'),
    raised: read('--raised'),
    accent: read('--accent'),
    warn: read('--warn'),
    quiet: read(isDark ? '--mantine-primary-color-8' : '--mantine-primary-color-2'),
  };
}
