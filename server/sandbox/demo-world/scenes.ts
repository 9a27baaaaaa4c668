import { faces } from './scenes/faces.ts';
import { imports } from './scenes/imports.ts';
import { lists } from './scenes/lists.ts';
import { marks } from './scenes/marks.ts';
import { people } from './scenes/people.ts';
import { senders } from './scenes/senders.ts';
import type { Scene } from './story/story.ts';

/** The whole story; the order of its parts does not matter. */
export const scenes: readonly Scene[] = [...people, ...faces, ...lists, ...marks, ...imports, ...senders];
