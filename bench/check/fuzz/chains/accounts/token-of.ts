/** The token in what a token call answered. */
export const tokenOf = (data: unknown): string | null =>
  (data as { access_token?: string } | null)?.access_token ?? null;
