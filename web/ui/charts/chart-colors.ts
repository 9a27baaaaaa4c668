/** The theme's colours for canvas charts, which cannot read style sheets. */
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
  /** A muted accent, for secondary data. */
  quiet: string;
}

/** The build shortens #ffffff to #fff. */
const wholeHex = (color: string) =>
  color.length === 4 ? color.replace(/[\da-f]/gi, digit => digit + digit) : color;

/** Mixes `share` of one colour into another, both as #rrggbb. */
function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => parseInt(wholeHex(color).slice(at, at + 2), 16);
  const parts = [1, 3, 5].map(at => Math.round(part(one, at) * share + part(other, at) * (1 - share)));
  return `#${parts.map(each => each.toString(16).padStart(2, '0')).join('')}`;
}

export function chartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
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
    quiet: mixed(read('--accent'), read('--surface'), 0.36),
  };
}
