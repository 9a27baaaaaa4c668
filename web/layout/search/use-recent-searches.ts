import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { searchPlatforms } from './platform-names.ts';
import { rememberSearch } from './recent-searches.ts';

/** Remembers every creator search with a keyword, wherever it started. */
export function useRecentSearches(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const platform = searchPlatforms.find(each => pathname === `/bloggerSearch/${each}`);
    const words = new URLSearchParams(search).get('keyword')?.trim();
    if (platform && words) rememberSearch({ platform, words });
  }, [pathname, search]);
}
