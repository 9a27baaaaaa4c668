import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { compactCount } from '../../../contract/core/format.ts';
import { categoryName, languageName, regionName } from '../../catalogue/shared/display-names.ts';
import type { SimilarityReason } from './queries.ts';
import { bracketEnds, groupReasons, type ReasonGroup } from './reason-groups.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './similar.module.css';

/** Why a creator is similar: what both have in common, in words. */
export function Reasons({ reasons }: { reasons: readonly SimilarityReason[] }) {
  const { t } = useTranslation('similar');
  const short = (count: number) => compactCount(count).replace('.00', '');
  const valueOf: Record<ReasonGroup['kind'], (value: string) => string> = {
    tag: value => value,
    hashtag: value => `#${value}`,
    mention: value => `@${value}`,
    word: value => value,
    region: regionName,
    language: languageName,
    category: categoryName,
    bracket(value) {
      const { from, to } = bracketEnds(value);
      if (to === null) return t('bracket.from', { from: short(from) });
      return from
        ? t('bracket.between', { from: short(from), to: short(to) })
        : t('bracket.to', { to: short(to) });
    },
  };
  return (
    <Group
      as="ul"
      gap={2}
      columnGap={14}
      align="stretch"
      wrap
      size="sm"
      tone="soft"
      leading="relaxed"
      mt={6}
      className={styles.reasons}
      aria-label={t('why')}
    >
      {groupReasons(reasons).map(({ kind, values }) => (
        <li key={kind}>
          <span>{t(`kind.${kind}`)}</span>{' '}
          {values.map((value, at) => (
            <Fragment key={value}>
              {at > 0 && t('comma', { ns: 'common' })}
              <bdi>{valueOf[kind](value)}</bdi>
            </Fragment>
          ))}
        </li>
      ))}
    </Group>
  );
}
