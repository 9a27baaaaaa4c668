import type { Platform } from '../contract/platform.ts';

/** Every address of the web, built here and nowhere else. */
export const paths = {
  home: () => '/',
  landing: () => '/index',
  signIn: () => '/login',
  register: () => '/register',
  prices: () => '/price',
  privacy: () => '/privacy',
  protocol: () => '/protocol',
  policy: () => '/policy',
  changeLog: () => '/changeLog',
  tool: () => '/tool',
  plans: () => '/vip',
  equity: () => '/equity',
  usage: () => '/dataUsed',
  team: () => '/teamManage',
  teamData: (query = '') => `/teamData${query && `?${query}`}`,
  operationRecords: (query = '') => `/operationRecord${query && `?${query}`}`,
  forgotPassword: () => '/forgetPwd',
  userInfo: () => '/userInfo',
  changePassword: () => '/changePassword',
  search: (platform: Platform, query = '') => `/bloggerSearch/${platform}${query && `?${query}`}`,
  creator: (platform: Platform, id: number) => `/bloggerDetail/${platform}/${id}`,
};
