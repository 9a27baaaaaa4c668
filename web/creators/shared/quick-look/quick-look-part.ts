import { later } from '../../../ui/page/later.ts';

export const quickLookPart = later(() => import('./QuickLook.tsx'));
