import { IconBrandInstagram, IconBrandTiktok, IconBrandYoutube } from '@tabler/icons-react';
import type { Platform } from '../../../contract/core/platform.ts';

export const platformIcons: Record<Platform, typeof IconBrandTiktok> = {
  tiktok: IconBrandTiktok,
  youtube: IconBrandYoutube,
  instagram: IconBrandInstagram,
};

/** Where a creator revokes an app's access on the platform itself; TikTok has it only in its app. */
export const platformSettings: Partial<Record<Platform, string>> = {
  youtube: 'https://myaccount.google.com/connections',
  instagram: 'https://www.instagram.com/accounts/manage_access/',
};
