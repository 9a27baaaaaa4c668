import type { ComponentPropsWithRef, ElementType } from 'react';
import { readSkin, type Skin } from './skin.ts';

/** What it looks like, which element it is, and all that this element takes. */
type BoxProps<Tag extends ElementType> = Skin & { as?: Tag } & ComponentPropsWithRef<Tag>;

function draw(base: string, usual: ElementType, all: { as?: ElementType; className?: string }) {
  const { as: Element = usual, className, ...props } = all;
  const skin = readSkin(base, props);
  const classes = [skin.className, className].filter(Boolean).join(' ');
  return <Element className={classes || undefined} {...skin.rest} />;
}

/** Neither layout nor type of its own. */
export function Box<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return draw('', 'div', props);
}

/** Parts below each other. */
export function Stack<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return draw('stack', 'div', props);
}

/** Parts beside each other, in the middle of their line unless `align` says where. */
export function Group<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return draw('group', 'div', props);
}

/** Parts in rows and columns; a feature's CSS says which columns, where they are not of equal width. */
export function Grid<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return draw('grid', 'div', props);
}

/** Words. */
export function Text<Tag extends ElementType = 'p'>(props: BoxProps<Tag>) {
  return draw('', 'p', props);
}
