/** How the posts of a creator are put in order, and which of them are shown. */
export const postSorts = ['newest', 'plays', 'likes', 'comments', 'interaction', 'duration'] as const;
export const postKinds = ['all', 'sponsored', 'organic', 'outlier'] as const;
