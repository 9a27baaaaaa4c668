/** Values of reports for clients that both sides use. Texts are in the i18n of `client-reports`. */

/**
 * Parts of a report, in order. `effects`: clicks and orders; `costs`: what was spent, and everything from which it
 * could be computed.
 */
export const clientReportParts = [
  'summary',
  'days',
  'posts',
  'creators',
  'effects',
  'costs',
  'briefs',
  'notes',
] as const;
export type ClientReportPart = (typeof clientReportParts)[number];

/** What a client sees by default: no costs. */
export const usualParts: readonly ClientReportPart[] = ['summary', 'days', 'posts', 'creators', 'notes'];

export const clientReportLimits = {
  titleLength: 80,
  clientLength: 80,
  notesLength: 4000,
  logoBytes: 1024 * 1024,
  /** The most open addresses of one project. */
  links: 20,
  /** Days for which an address is valid: the choices, and the maximum. */
  days: [7, 30, 90],
  maxDays: 366,
} as const;
