/**
 * `tls` from the first byte (465, 993); `starttls` before anything secret (587, 143); `plain` only within this machine.
 */
export const securities = ['tls', 'starttls', 'plain'] as const;
export type Security = (typeof securities)[number];
