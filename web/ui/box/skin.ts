/** Every value of every property that the primitives have; the CSS beside it has a class for each, e.g. `gap-8`. */
const skinValues = {
  /** Between parts, in pixels. */
  gap: [0, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 16, 18, 20, 24, 28, 48],
  /** Between columns, where it is another one than between rows. */
  columnGap: [6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40],
  align: ['center', 'start', 'end', 'baseline', 'stretch'],
  justify: ['center', 'end', 'between'],
  /** So many columns of equal width. */
  cols: [1, 2],
  /** A page about one thing: at most so wide, in the middle. */
  frame: [1480, 1680],
  /** Keeps a line free for what is not there yet, in pixels. */
  minH: [19, 20, 32],
  /** Where it stands across the direction of its parent. */
  self: ['start', 'end', 'center'],
  /** Padding in pixels; py is above and below, px at the sides. */
  p: [0, 2, 4, 6, 8, 10, 12, 14, 20],
  py: [0, 2, 4, 6, 8, 10, 12, 14, 16, 20],
  px: [0, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24],
  /** Margin above, in pixels. */
  mt: [2, 4, 6, 8, 10, 12, 14, 16],
  /** Margin below, in pixels. */
  mb: [2, 4, 6, 8, 10, 12, 14, 16],
  /** Font size: a step of the scale in tokens.css. */
  size: ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'],
  weight: [400, 500, 600],
  /** Colour of the text. */
  tone: ['ink', 'soft', 'faint', 'accent', 'good', 'warn', 'bad'],
  /** Line height. */
  leading: ['tight', 'normal', 'relaxed', 'loose'],
  textAlign: ['start', 'end', 'center'],
  /** Background. */
  ground: ['surface', 'raised', 'head', 'hover', 'tag', 'accent', 'warn', 'bad'],
  radius: ['panel', 'card', 'control', 'tag'],
  /** As wide as its content, within a line. */
  inline: [true],
  block: [true],
  wrap: [true],
  /** Takes the room that is left. */
  grow: [true],
  /** Neither grows nor shrinks. */
  fixed: [true],
  /** May become narrower than its content. */
  shrink: [true],
  /** As wide as its parent. */
  full: [true],
  /** Moves to the end of its line. */
  push: [true],
  /** Cuts off what is too large. */
  clip: [true],
  /** A long word may break anywhere. */
  breaks: [true],
  nowrap: [true],
  /** Keeps the line breaks of its text. */
  preLine: [true],
  /** One line that ends in an ellipsis. */
  truncate: [true],
  /** Only read aloud. */
  visuallyHidden: [true],
  /** A thin line all around. */
  border: [true],
  /** A thin line before it and above it, as between tiles whose parent cuts off the outer ones. */
  lined: [true],
  /** A button without a look of its own. */
  plain: [true],
  pointer: [true],
  /** Turns to the accent under the pointer, as the name of what a row leads to. */
  hoverAccent: [true],
} as const;

type SkinValues = typeof skinValues;

export type Skin = {
  [Name in keyof SkinValues]?:
    | SkinValues[Name][number]
    | (true extends SkinValues[Name][number] ? boolean : never)
    | undefined;
};

/** Parts the properties of the look from the others, and says the classes of the former. */
export function readSkin(base: string, props: object): { className: string; rest: Record<string, unknown> } {
  let className = base;
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!(name in skinValues)) rest[name] = value;
    else if (value === true) className += ` ${name}`;
    else if (value !== undefined && value !== false) className += ` ${name}-${String(value)}`;
  }
  return { className, rest };
}
