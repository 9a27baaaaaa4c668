/** Where the calls about one creator stand; creator-params.ts says what is in it. */
export const creatorPagePath = '/kol/api/creators/:platform/:id';
