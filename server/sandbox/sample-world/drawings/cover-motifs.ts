import type { Niche } from '../words/vocabulary.ts';

export interface Motif {
  /** Two colours of the ground, from the upper left to the lower right. */
  ground: readonly [string, string];
  /** In white and black of some opacity, around (0, 0), some 90 high. */
  shapes: string;
}

const white = (shapes: string, opacity = 0.92) => `<g fill="#fff" opacity="${opacity}">${shapes}</g>`;
const shade = (shapes: string, opacity = 0.2) => `<g fill="#000" opacity="${opacity}">${shapes}</g>`;
const lines = (d: string, width = 5, opacity = 0.92) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const motifs: Readonly<Record<Niche, Motif>> = {
  food: {
    ground: ['#f6b26b', '#d9663f'],
    shapes:
      white('<path d="M-46 2h92c0 26-16 40-34 42h-24c-18-2-34-16-34-42z"/>') +
      shade('<path d="M-46 2h92q0 6-1 10h-90q-1-4-1-10z"/>', 0.14) +
      lines('M-20-12q-8-10 0-20M0-12q-8-10 0-20M20-12q-8-10 0-20', 5, 0.75),
  },
  beauty: {
    ground: ['#f3a6b8', '#b75a86'],
    shapes:
      white('<rect x="-34" y="-6" width="28" height="50" rx="6"/><path d="M-28-6v-20l16-14v34z"/>') +
      white('<rect x="6" y="-16" width="34" height="60" rx="10"/><rect x="15" y="-34" width="16" height="20" rx="4"/>', 0.75) +
      shade('<rect x="-34" y="10" width="28" height="8"/>', 0.16),
  },
  fashion: {
    ground: ['#b9a3dc', '#6b5aa8'],
    shapes:
      white('<path d="M-14-40h28l24 16-10 18-10-6v56h-36v-56l-10 6-10-18z"/>') +
      shade('<path d="M-14-40h28q-14 18-28 0z"/>', 0.2),
  },
  tech: {
    ground: ['#7fa8d6', '#34568f'],
    shapes:
      white('<rect x="-48" y="-32" width="96" height="60" rx="7"/><path d="M-60 34h120l-7 10h-106z"/>') +
      shade('<rect x="-41" y="-25" width="82" height="46" rx="3"/>', 0.35) +
      lines('M-26-8l10 8-10 8M-4 9h18', 4),
  },
  gaming: {
    ground: ['#8f8be8', '#3f3a92'],
    shapes:
      white('<path d="M-34-22h68c20 0 28 22 28 44 0 20-18 24-28 8l-8-12h-52l-8 12c-10 16-28 12-28-8 0-22 8-44 28-44z"/>') +
      shade('<path d="M-36-6h8v-8h8v8h8v8h-8v8h-8v-8h-8z"/><circle cx="24" cy="4" r="6"/><circle cx="38" cy="-8" r="6"/>', 0.4),
  },
  travel: {
    ground: ['#8ccbe0', '#2f7f9e'],
    shapes:
      white('<circle cx="34" cy="-26" r="15"/>', 0.85) +
      white('<path d="M-64 44l36-62 24 38 14-20 42 44z"/>') +
      shade('<path d="M-28-18l12 19-10 6-8-5-10 10z"/>', 0.14),
  },
  fitness: {
    ground: ['#8fd1a5', '#2d7d5c'],
    shapes:
      white('<rect x="-34" y="-7" width="68" height="14"/><rect x="-48" y="-30" width="18" height="60" rx="6"/><rect x="30" y="-30" width="18" height="60" rx="6"/>') +
      white('<rect x="-62" y="-18" width="12" height="36" rx="5"/><rect x="50" y="-18" width="12" height="36" rx="5"/>', 0.75),
  },
  home: {
    ground: ['#e8cfa6', '#a97b4e'],
    shapes:
      white('<path d="M-52 0L0-42 52 0l-7 8-5-4v40h-80V4l-5 4z"/>') +
      shade('<rect x="-9" y="14" width="18" height="30" rx="2"/><rect x="16" y="6" width="14" height="14" rx="2"/><rect x="-30" y="6" width="14" height="14" rx="2"/>', 0.25),
  },
  parenting: {
    ground: ['#f7c6a9', '#d27d86'],
    shapes:
      white('<circle cx="-18" cy="-14" r="22"/>') +
      white('<circle cx="20" cy="-22" r="18"/>', 0.75) +
      lines('M-18 8q-6 18 8 36M20-4q4 24-24 48', 3, 0.8),
  },
  pets: {
    ground: ['#f1d18a', '#c08a3e'],
    shapes:
      white('<ellipse cx="0" cy="20" rx="27" ry="22"/><ellipse cx="-34" cy="-4" rx="10" ry="14"/><ellipse cx="34" cy="-4" rx="10" ry="14"/><ellipse cx="-13" cy="-26" rx="10" ry="14"/><ellipse cx="13" cy="-26" rx="10" ry="14"/>'),
  },
  music: {
    ground: ['#c58fd0', '#6a3f8f'],
    shapes:
      white('<circle cx="-24" cy="28" r="15"/><circle cx="30" cy="18" r="15"/><path d="M-17 28v-58l62-12v60h-8v-40l-46 9v41z"/>'),
  },
  comedy: {
    ground: ['#f7c95f', '#df8a35'],
    shapes:
      white('<path d="M-48-36h96q12 0 12 12v40q0 12-12 12H-8l-24 20v-20h-16q-12 0-12-12v-40q0-12 12-12z"/>') +
      shade('<circle cx="-18" cy="-12" r="5"/><circle cx="18" cy="-12" r="5"/><path d="M-20 2h40q-4 16-20 16T-20 2z"/>', 0.4),
  },
  education: {
    ground: ['#9fc3a8', '#44735c'],
    shapes:
      white('<path d="M-4-24q-24-16-52-8v66q28-8 52 8zM4-24q24-16 52-8v66q-28-8-52 8z"/>') +
      shade('<path d="M-46-12q18-3 34 5v5q-16-8-34-5zM-46 6q18-3 34 5v5q-16-8-34-5zM46-12q-18-3-34 5v5q16-8 34-5zM46 6q-18-3-34 5v5q16-8 34-5z"/>', 0.2),
  },
  cars: {
    ground: ['#aab4c2', '#4b586b'],
    shapes:
      white('<path d="M-62 22V4q0-8 10-10l12-3 14-19q3-5 10-5h28q7 0 11 5l14 19 14 4q11 3 11 12v15z"/>') +
      shade('<path d="M-26-10l10-14q2-3 6-3h8v17zM6-10v-17h8q4 0 6 3l10 14z"/>', 0.3) +
      '<g fill="#2b3442"><circle cx="-32" cy="24" r="13"/><circle cx="34" cy="24" r="13"/></g>' +
      white('<circle cx="-32" cy="24" r="5"/><circle cx="34" cy="24" r="5"/>'),
  },
  finance: {
    ground: ['#86c5bb', '#2c6a74'],
    shapes:
      white('<rect x="-52" y="12" width="20" height="32" rx="3"/><rect x="-24" y="-2" width="20" height="46" rx="3"/><rect x="4" y="4" width="20" height="40" rx="3"/><rect x="32" y="-16" width="20" height="60" rx="3"/>', 0.8) +
      lines('M-50-6l28-18 26 8 40-26M30-44h16v14', 5),
  },
  art: {
    ground: ['#f2a98f', '#8b5fa3'],
    shapes:
      white('<path d="M0-40c32 0 54 18 54 42 0 16-12 18-24 16-10-2-14 4-10 12 4 10-4 14-20 14-32 0-54-18-54-42s22-42 54-42z"/>') +
      shade('<circle cx="-28" cy="-6" r="8"/><circle cx="-6" cy="-22" r="8"/><circle cx="20" cy="-14" r="8"/><circle cx="-24" cy="18" r="8"/>', 0.3),
  },
}; // oxfmt-ignore
