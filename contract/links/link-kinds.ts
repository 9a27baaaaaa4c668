/** Values of short links and visits that both sides use; this file needs no schema library. */
export const productTypes = ['ecommerce', 'app'] as const;
export type ProductType = (typeof productTypes)[number];

/** Whether an address redirects: links that are off or expired show a page that says so. */
export const linkStates = ['on', 'off', 'expired'] as const;
export type LinkState = (typeof linkStates)[number];

/** Random codes are base62; chosen ones may contain `-` and `_` inside. */
export const codeLength = { random: 7, recipient: 9, min: 3, max: 32 } as const;
export const chosenCode = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{1,30})[A-Za-z0-9]$/;

/** Words that would be mistaken for a path of the product, in any case. */
const reservedCodes: readonly string[] = [
  'admin',
  'api',
  'assets',
  'auth',
  'docs',
  'favicon',
  'health',
  'healthz',
  'help',
  'index',
  'kol',
  'login',
  'logout',
  'metrics',
  'office',
  'openapi',
  'policy',
  'price',
  'privacy',
  'protocol',
  'readyz',
  'register',
  'robots',
  'sitemap',
  'starbridge',
  'static',
  'support',
  'www',
];
export const isReservedCode = (code: string): boolean => reservedCodes.includes(code.toLowerCase());

/** A target with this prefix leads to this installation's own address. */
export const hostPlaceholder = '{host}';

/** The query parameter in a QR code's address, which distinguishes a scan from a click. */
export const qrMark = 'qr';

/** Whose visits are counted: people's, programs' or both. */
export const visitKinds = ['people', 'bots', 'all'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** What visits are counted by. `source`: `qr` or `link`; `bot`: why it is one. */
export const visitParts = [
  'region',
  'system',
  'browser',
  'device',
  'app',
  'referrer',
  'source',
  'bot',
] as const;
export type VisitPart = (typeof visitParts)[number];
