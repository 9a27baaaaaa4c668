import { readNotifications } from '../../../../contract/activity/notifications.ts';
import { on, type Scene } from '../story/story.ts';

/** The owner looks through the notifications every few days; the last ones still wait. */
const days = [88, 80, 71, 62, 53, 44, 35, 27, 20, 14, 9, 4];

export const reading: Scene[] = days.map(before =>
  on(before, '19:10', story => story.by('star').does(readNotifications)),
);
