/** Sort orders and filters for the posts of a creator. */
export const postSorts = ['newest', 'plays', 'likes', 'comments', 'interaction', 'duration'] as const;
export const postKinds = ['all', 'sponsored', 'organic', 'outlier'] as const;
