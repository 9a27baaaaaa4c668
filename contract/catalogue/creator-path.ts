/** The path of calls about one creator; creator-params.ts defines its parameters. */
export const creatorPagePath = '/kol/api/creators/:platform/:id';
