import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CreatorRow } from '../../contract/creators.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Marked } from '../ui/Marked.tsx';
import styles from './columns.module.css';
import { CreatorMarks } from './CreatorMarks.tsx';
import { MatchLine } from './MatchLine.tsx';
import { wordsIn } from './match-words.ts';
import { languageName, regionName } from './names.ts';

/** Face, name, state, one line about the creator, and why the row is there. */
export function CreatorCell({ row }: { row: CreatorRow }) {
  const { t } = useTranslation('creators');
  const assumed = row.regionBasis === 'assumed' && (
    <abbr title={t('mark.assumedAbout')}>{t('mark.assumed')}</abbr>
  );
  return (
    <div className={styles.who}>
      <Avatar name={row.name || row.handle} src={row.avatarUrl} />
      <div className={styles.words}>
        <div className={styles.line}>
          <Link
            to={paths.creator(row.platform, row.id)}
            className={styles.name}
            title={row.name || row.handle}
          >
            <Marked text={row.name || row.handle} words={wordsIn(row.matches, 'name')} />
          </Link>
          {row.verified && (
            <IconRosetteDiscountCheckFilled
              size={15}
              className={styles.verified}
              role="img"
              aria-label={t('mark.verified')}
            />
          )}
          <CreatorMarks row={row} />
        </div>
        <div className={styles.meta}>
          <bdi dir="ltr">
            @<Marked text={row.handle} words={wordsIn(row.matches, 'handle')} />
          </bdi>
          {row.region && ` · ${regionName(row.region)} `}
          {assumed}
          {row.language && ` · ${languageName(row.language)}`}
        </div>
        <MatchLine matches={row.matches} />
      </div>
    </div>
  );
}
