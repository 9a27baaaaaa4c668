/** Kinds of due work: what is too old goes, of a team; and all about a link that was deleted. */
export const expiry = 'visits.expire';
export const forgetting = 'visits.forget';
