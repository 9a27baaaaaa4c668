import { acquisitions } from './scenes/acquisitions.ts';
import { campaigns } from './scenes/campaigns/campaigns.ts';
import { journeys } from './scenes/campaigns/journeys.ts';
import { results } from './scenes/campaigns/results.ts';
import { faces } from './scenes/faces.ts';
import { imports } from './scenes/imports.ts';
import { links } from './scenes/links/links.ts';
import { visits } from './scenes/links/visits.ts';
import { lists } from './scenes/lists.ts';
import { replies } from './scenes/mail/replies.ts';
import { tasks } from './scenes/mail/tasks.ts';
import { templates } from './scenes/mail/templates.ts';
import { marks } from './scenes/marks.ts';
import { watching } from './scenes/monitors/watching.ts';
import { orders } from './scenes/orders.ts';
import { people } from './scenes/people.ts';
import { reading } from './scenes/reading.ts';
import { senders } from './scenes/senders.ts';
import type { Scene } from './story/story.ts';

/** The whole story; the order of its parts does not matter. */
export const scenes: readonly Scene[] = [
  ...people,
  ...orders,
  ...faces,
  ...lists,
  ...marks,
  ...imports,
  ...acquisitions,
  ...senders,
  ...templates,
  ...tasks,
  ...replies,
  ...links,
  ...visits,
  ...campaigns,
  ...journeys,
  ...results,
  ...watching,
  ...reading,
];
