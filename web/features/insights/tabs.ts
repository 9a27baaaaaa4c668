import { type ComponentType, lazy } from 'react';
import type { CreatorDetail } from '../../../contract/creators.ts';

export type Tab = ComponentType<{ creator: CreatorDetail }>;

export const tabNames = ['overview', 'audience', 'content', 'brand', 'email'] as const;
export type TabName = (typeof tabNames)[number];

/** Each is loaded when it is first opened. */
export const tabs: Record<TabName, Tab> = {
  overview: lazy(async () => ({ default: (await import('./overview/OverviewTab.tsx')).OverviewTab })),
  audience: lazy(async () => ({ default: (await import('./audience/AudienceTab.tsx')).AudienceTab })),
  content: lazy(async () => ({ default: (await import('./content/ContentTab.tsx')).ContentTab })),
  brand: lazy(async () => ({ default: (await import('./brand/BrandTab.tsx')).BrandTab })),
  email: lazy(async () => ({ default: (await import('./email/EmailTab.tsx')).EmailTab })),
};
