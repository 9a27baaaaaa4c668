import { later } from '../../../ui/page/later.ts';

export const actionDialogs = later(() => import('./ActionDialogs.tsx'));
