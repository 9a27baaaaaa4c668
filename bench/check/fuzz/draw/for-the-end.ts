import type { Endpoint } from '../../../../contract/core/endpoint.ts';

/** They would end the sessions of those who call, or change the world under all other requests. */
const ending = new Set([
  'DELETE /auth/token/logout',
  'PUT /office/api/login/editPassword',
  'PUT /office/api/user/phone',
  'PUT /office/api/team/secondFactor',
  'POST /office/api/closure/account',
  'POST /office/api/closure/team',
  'POST /office/api/team/members/:id/handOver',
  'PUT /office/api/team/members/:id/disabled',
  'PUT /office/api/team/members/:id/password',
  'PUT /office/api/team/members/:id/role',
  'DELETE /office/api/team/members/:id',
  'POST /office/api/sandbox/clock',
  'POST /office/api/sandbox/clock/nextSend',
  'POST /operator/api/sandbox/platforms',
  'PUT /operator/api/plans/:code',
]);

export const isForTheEnd = ({ method, path }: Endpoint): boolean => ending.has(`${method} ${path}`);
