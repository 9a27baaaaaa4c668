/** The result with which the browser comes back from a platform, in the address of a creator's page. */
export const connectOutcomes = ['denied', 'otherAccount', 'failed', 'expired'] as const;
export type ConnectOutcome = (typeof connectOutcomes)[number];
