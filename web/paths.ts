import type { Platform } from '../contract/platform.ts';

/** Every address of the web, built here and nowhere else. */
export const paths = {
  home: () => '/',
  landing: () => '/index',
  signIn: () => '/login',
  search: (platform: Platform, query = '') => `/bloggerSearch/${platform}${query && `?${query}`}`,
  creator: (platform: Platform, id: number) => `/bloggerDetail/${platform}/${id}`,
};
