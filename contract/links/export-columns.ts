/** Columns of the files of short links and of their visits. */

export const linkExportColumns = [
  'name',
  'shortUrl',
  'targetUrl',
  'productType',
  'state',
  'creator',
  'tags',
  'pv',
  'uv',
  'botPv',
  'lastVisitAt',
  'expiresAt',
  'createdBy',
  'createdAt',
] as const;

export const visitExportColumns = [
  'at',
  'link',
  'visitor',
  'region',
  'ip',
  'system',
  'browser',
  'device',
  'app',
  'referrer',
  'source',
  'creator',
  'bot',
] as const;
