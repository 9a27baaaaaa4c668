/** In a coordinate system of 100 × 100: time to the right, values upwards. */
export interface Bar {
  x: number;
  width: number;
  y: number;
  height: number;
}

/** A day without a figure has no bar; negative values count as zero. */
export function barsOf(values: readonly (number | null)[], top: number): Bar[] {
  const width = 100 / Math.max(1, values.length);
  return values.flatMap((value, at) => {
    if (value === null) return [];
    const height = (Math.max(0, value) / Math.max(1, top)) * 100;
    return { x: at * width + width * 0.15, width: width * 0.7, y: 100 - height, height };
  });
}

/** Points of a line, broken where figures are missing; a single point becomes a short stroke. */
export function linesOf(values: readonly (number | null)[], top: number): string[] {
  const width = 100 / Math.max(1, values.length);
  const runs: string[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(`${(at + 0.5) * width},${100 - (value / Math.max(1, top)) * 100}`);
  }
  return runs
    .filter(run => run.length)
    .map(run => (run.length === 1 ? strokeAt(run[0] ?? '', width) : run.join(' ')));
}

function strokeAt(point: string, width: number): string {
  const [x = 0, y = 0] = point.split(',').map(Number);
  return `${x - width / 4},${y} ${x + width / 4},${y}`;
}

/** A round number at or above the maximum. */
export function roundTop(values: readonly (number | null)[]): number {
  const max = Math.max(1, ...values.map(value => value ?? 0));
  const unit = 10 ** Math.floor(Math.log10(max));
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map(step => step * unit).find(each => each >= max) ?? max;
}
