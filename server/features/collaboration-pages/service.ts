import { sealDetails } from './details.ts';

/** Seals what creators gave with the present key where another one sealed it, for the command that rotates keys. */
export const rotateCreatorDetails = (
  ...asked: Parameters<typeof sealDetails>
): ReturnType<typeof sealDetails> => sealDetails(...asked);
