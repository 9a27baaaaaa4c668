import type { Series } from '../server/features/post-curves/service.ts';

/** Curves of posts with known truth, as tests draw them: the same from the same seed. */
export interface DrawnPost {
  kind: 'saturates' | 'lasts' | 'jumps';
  series: Series;
  /** Plays at day 30. */
  truth: number;
}

const hour = 3600;
const days30 = 720;

export function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function curveOf(draw: () => number): { kind: DrawnPost['kind']; plays: (hours: number) => number } {
  const most = 10 ** (2.5 + 3 * draw());
  const which = draw();
  const decay = 12 * 20 ** draw();
  const saturating = (hours: number) => most * (1 - Math.exp(-hours / decay));
  if (which < 0.4) return { kind: 'saturates', plays: saturating };
  const power = 0.08 + 0.6 * draw();
  if (which < 0.8) return { kind: 'lasts', plays: hours => most * hours ** power };
  const [jump, times] = [24 + draw() * 480, 1 + 3 * draw()];
  const risen = (hours: number) => (most * times) / (1 + Math.exp((jump - hours) / 12));
  return { kind: 'jumps', plays: hours => saturating(hours) + risen(hours) - risen(0) };
}

/** Asked for hourly on day one, then every six hours, then daily; each step is off by up to some 40 %. */
export function drawPost(draw: () => number, born: number, untilHours: number): DrawnPost {
  const { kind, plays } = curveOf(draw);
  const noise = 0.1 + 0.3 * draw();
  const points: Series['points'][number][] = [];
  let [age, sum] = [0, 0];
  while (age < days30) {
    const next = Math.min(days30, age + (age < 24 ? 1 : age < 168 ? 6 : 24));
    const off = noise * Math.sqrt(-2 * Math.log(draw() + 1e-12)) * Math.cos(2 * Math.PI * draw());
    sum += Math.max(0, plays(next) - plays(age)) * Math.exp(off - noise ** 2 / 2);
    age = next;
    points.push({ at: born + age * hour, plays: Math.round(sum), likes: null, comments: null, shares: null });
  }
  const told = points.filter(({ at }) => at <= born + untilHours * hour);
  return {
    kind,
    series: { publishedAt: new Date(born * 1000), points: told, gaps: [] },
    truth: points.at(-1)?.plays ?? 0,
  };
}
