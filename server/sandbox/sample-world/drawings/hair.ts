/** Hair on a head at (50, 45), 19 wide and 22 high to each side, in a square of 100. */
export interface Hair {
  /** Drawn behind the head. */
  back?: string;
  front: string;
  /** Goes with a beard. */
  isShort?: boolean;
}

const cap = 'M30 46C28 25 38 18 50 18s22 7 20 28c-2-8-4-12-7-15-9 3-19 2-26 0-3 3-5 7-7 15z';
const parted =
  'M30 47C27 26 37 18 51 18c13 0 21 9 19 29-1-8-4-13-8-16-8-1-14-4-17-8-3 7-9 10-13 13-1 3-2 6-2 11z';
const swept = 'M30 45c-3-18 6-28 21-28 16 0 22 11 19 28-2-6-3-9-6-12-12 1-21-2-26-6-3 4-6 10-8 18z';
const crop = 'M31 40C31 25 39 20 50 20s19 5 19 20c-3-6-5-9-8-10-7-2-15-2-22 0-3 1-5 4-8 10z';
const fringe = 'M29 48C26 27 36 18 50 18s24 9 21 30c-2-5-3-8-4-11-10 2-24 2-34 0-1 3-2 6-4 11z';
const curls = [[33, 31], [40, 25], [50, 22], [60, 25], [67, 31]]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`).join(''); // oxfmt-ignore

const path = (d: string) => `<path d="${d}"/>`;

export const hairs: readonly Hair[] = [
  { front: path(cap), isShort: true },
  { front: path(parted), isShort: true },
  { front: path(swept), isShort: true },
  { front: path(crop), isShort: true },
  { front: curls, isShort: true },
  { back: '<rect x="26" y="20" width="48" height="46" rx="22"/>', front: path(parted) },
  { back: '<rect x="25" y="19" width="50" height="62" rx="22"/>', front: path(parted) },
  { back: '<rect x="26" y="19" width="48" height="56" rx="20"/>', front: path(fringe) },
  { back: '<circle cx="50" cy="15" r="9"/>', front: path(cap) },
  { back: path('M64 24c16 2 20 20 14 42-2 6-8 7-10 2 3-14 2-26-8-36z'), front: path(swept) },
  { back: '<circle cx="50" cy="36" r="27"/>', front: curls },
  {
    back: '<circle cx="30" cy="62" r="10"/><circle cx="70" cy="62" r="10"/><rect x="26" y="20" width="48" height="40" rx="20"/>',
    front: path(cap),
  },
];

/** A headscarf, in place of hair. */
export const scarf: Hair = {
  back: path('M24 50C22 24 36 14 50 14s28 10 26 36c0 12 6 20 10 28-18 10-54 10-72 0 4-8 10-16 10-28z'),
  front: path('M29 52c-5-25 6-35 21-35s26 10 21 35c0-12-5-22-21-22s-21 10-21 22z'),
};
