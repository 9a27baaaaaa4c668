export interface VisitRecordsProps {
  /** Of this link only; else of all links, with a column that names them. */
  linkId?: number;
  /** Days of the team, where the page itself chooses them and whose visits are shown; else both are chosen here. */
  range?: { from: string; to: string };
}

/**
 * Access records with what they are filtered by, page by page, and as a file. The question stands in the address
 * (`kind`, `from`, `to`, `visitor`, `region`, `system`, `device`, `app`, `referrer`, `page`, `size`); what else
 * stands there stays. Wants the texts `visits`.
 */
export function VisitRecords(_: VisitRecordsProps) {
  return null;
}
