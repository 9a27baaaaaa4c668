import { faces } from './scenes/faces.ts';
import { imports } from './scenes/imports.ts';
import { links } from './scenes/links/links.ts';
import { visits } from './scenes/links/visits.ts';
import { lists } from './scenes/lists.ts';
import { replies } from './scenes/mail/replies.ts';
import { tasks } from './scenes/mail/tasks.ts';
import { templates } from './scenes/mail/templates.ts';
import { marks } from './scenes/marks.ts';
import { people } from './scenes/people.ts';
import { senders } from './scenes/senders.ts';
import type { Scene } from './story/story.ts';

/** The whole story; the order of its parts does not matter. */
export const scenes: readonly Scene[] = [
  ...people,
  ...faces,
  ...lists,
  ...marks,
  ...imports,
  ...senders,
  ...templates,
  ...tasks,
  ...replies,
  ...links,
  ...visits,
];
