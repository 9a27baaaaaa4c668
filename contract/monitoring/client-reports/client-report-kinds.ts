/** What both sides say of reports for clients. Words in the i18n of `client-reports`. */

/**
 * Parts of a report, in the order in which they stand. `effects`: what clicks and orders say; `costs`: what was
 * spent, and everything that lets it be worked out.
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

/** What a client sees unless it is chosen otherwise: no costs. */
export const usualParts: readonly ClientReportPart[] = ['summary', 'days', 'posts', 'creators', 'notes'];

export const clientReportLimits = {
  titleLength: 80,
  clientLength: 80,
  notesLength: 4000,
  logoBytes: 1024 * 1024,
  /** Addresses of one project that can be opened at a time. */
  links: 20,
  /** Days an address lasts: what is offered, and the most. */
  days: [7, 30, 90],
  mostDays: 366,
} as const;
