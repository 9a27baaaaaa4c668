import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../contract/creators/search/creator-search.ts';
import { Marked } from '../../../ui/labels/Marked.tsx';
import { markParts } from '../../../ui/labels/mark-parts.ts';
import { Text } from '../../../ui/box/Box.tsx';

const before = 12;

/** Cuts long text before the match, so that the match is visible in the short line. */
function fromMatch(excerpt: string, words: readonly string[]): string {
  const parts = markParts(excerpt, words);
  const [first] = parts;
  if (!first || first.marked || first.text.length <= before) return excerpt;
  const rest = parts.slice(1).map(part => part.text);
  return `…${[...first.text].slice(-before).join('')}${rest.join('')}`;
}

/** Matches that the row itself cannot highlight: in the bio, or of a similar spelling. */
export function MatchLine({ matches }: { matches: readonly Match[] | undefined }) {
  const { t } = useTranslation('creators');
  if (!matches) return null;
  const inBio = matches.find(match => match.field === 'bio' && match.excerpt);
  const similar = matches.filter(match => match.kind === 'similar');
  if (!inBio && !similar.length) return null;
  return (
    <Text as="div" size="sm" tone="soft" truncate>
      {similar.length > 0 && (
        <>
          {t('match.similar', {
            words: [...new Set(similar.flatMap(match => match.words))].join(t('comma', { ns: 'common' })),
          })}{' '}
        </>
      )}
      {inBio?.excerpt && (
        <>
          {t('match.bio')}
          <Marked text={fromMatch(inBio.excerpt, inBio.words)} words={inBio.words} />
        </>
      )}
    </Text>
  );
}
