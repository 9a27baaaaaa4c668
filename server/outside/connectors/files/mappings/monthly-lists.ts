import type { Platform } from '../../../../../contract/core/platform.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { toText } from '../fields/value-converters.ts';
import { handleOf } from '../fields/account-handles.ts';
import { creatorRecord, required, type Mapping } from './mapping.ts';
import { count, handle, handleOfName, text, type Reader } from '../fields/field-readers.ts';
import { foldHeading, type Row } from '../fields/table-row.ts';

/**
 * Monthly lists of the top 1,000 accounts of a platform, exported from spreadsheets by hand. Headings
 * change every month and even swap ("youtuber name" is the handle in June and the title in December),
 * so the handle is the name column whose values look like handles. Their country is the audience's,
 * and their averages are nobody's posts: both stay out. YouTube names are those of old user pages.
 */
export const monthlyList: Mapping = {
  name: 'monthly-top-list',
  source: { zh: '月度千强榜', en: 'Monthly top 1,000 list' },
  detect(sample, fileName = '') {
    const columns = [...new Set(sample.flatMap(row => row.columns()))];
    const platform = platformOf(columns) ?? platformOf([fileName]);
    const followers = columns.filter(column => /^(followers|subscribers)/.test(foldHeading(column)));
    const averages = columns.filter(column => /avg|average|authentic/.test(foldHeading(column)));
    const names = columns.filter(column =>
      /name|tiktoker|youtuber|channel|account|influencer/.test(foldHeading(column)),
    );
    const [first] = names;
    if (!platform || !first || followers.length === 0 || averages.length === 0) return undefined;
    const handleColumn = names.reduce(
      (best, next) => (likeness(sample, next) > likeness(sample, best) ? next : best),
      first,
    );
    const readers = {
      handle: platform === 'youtube' ? handleOrName(handleColumn) : handle(handleColumn),
      name: text(...names.filter(column => column !== handleColumn)),
      followers: count(...followers),
    };
    const categories = columns
      .filter(column => foldHeading(column).startsWith('category'))
      .map(column => text(column));
    return row => {
      const found = required(readers.handle(row), row.label(handleColumn), 'handle');
      const tags = categories.flatMap(read => read(row) ?? []);
      return [
        creatorRecord({
          platform,
          handle: found,
          name: readers.name(row),
          homepageUrl: platform === 'youtube' ? undefined : profileLink(platform, found),
          category: tags[0],
          tags: tags.length > 0 ? tags : undefined,
          followers: readers.followers(row),
        }),
      ];
    };
  },
};

/** A channel without a user page is listed by its title. */
function handleOrName(column: string): Reader<string> {
  const name = handleOfName(column);
  const given = text(column);
  return row => handleOf(given(row) ?? '') ?? name(row);
}

function platformOf(columns: string[]): Platform | undefined {
  const headings = columns.map(foldHeading).join(' ');
  if (headings.includes('tiktok')) return 'tiktok';
  if (headings.includes('insta')) return 'instagram';
  return headings.includes('youtub') ? 'youtube' : undefined;
}

/** Returns the share of a column's values that could be handles; lower case counts more, as handles are. */
function likeness(sample: Row[], column: string): number {
  const values = sample.flatMap(row => row.values(column).flatMap(value => toText(value) ?? []));
  const like = values.map(value =>
    handleOf(value) && /^[\w.@-]+$/.test(value) ? (value === value.toLowerCase() ? 1 : 0.9) : 0,
  );
  return like.reduce<number>((sum, next) => sum + next, 0) / Math.max(1, values.length);
}
