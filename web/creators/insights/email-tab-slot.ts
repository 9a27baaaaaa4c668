import type { CreatorDetail } from '../../../contract/creators/search/creator-search.ts';
import { makeSlot } from '../../ui/page/slot.ts';

/** The mail with a creator. */
export const emailTabSlot = makeSlot<{ creator: CreatorDetail }>();
