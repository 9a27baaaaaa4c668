import { fetchDue } from './fetch-due.ts';
import { sealConnections } from './rotation.ts';
import { pagesFor, samplePage, type PageRecipient } from './invitations.ts';

export type { PageRecipient };

/** What stands for `{{creator.page}}` by the recipient's id: for those who are creators an address of their own. */
export const creatorPages = (...asked: Parameters<typeof pagesFor>): ReturnType<typeof pagesFor> =>
  pagesFor(...asked);

/** What stands for it in a preview, which makes no address. */
export const sampleCreatorPage = (publicUrl: string): string => samplePage(publicUrl);

/** Fetches what connected creators let see, where that is due; beside any number of processes that do the same. */
export const fetchDueConnections = (...asked: Parameters<typeof fetchDue>): ReturnType<typeof fetchDue> =>
  fetchDue(...asked);

/** Seals all tokens with the present key that another one sealed, for the command that rotates keys. */
export const rotateConnections = (
  ...asked: Parameters<typeof sealConnections>
): ReturnType<typeof sealConnections> => sealConnections(...asked);
