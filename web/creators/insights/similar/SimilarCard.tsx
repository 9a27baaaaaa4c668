import { ActionIcon, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { unreported } from '../../../app/api.ts';
import { nameOf } from '../../shared/shown-creator.ts';
import { useSimilarCreators } from '../../similar-creators/queries.ts';
import { SaveButton } from '../../similar-creators/SaveButton.tsx';
import { SimilarRow } from '../../similar-creators/SimilarRow.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../../similar-creators/similar.module.css';
import { useCreatorActions } from '../../shared/actions/use-creator-actions.tsx';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';

/** This many are shown before "show all", and this many are compared with one click. */
const fewest = 5;
const comparedMost = 3;

/** Similar creators, how similar they are, and why. */
export function SimilarCard({ creator }: { creator: Pick<CreatorDetail, 'id' | 'platform'> }) {
  const { t } = useTranslation('similar');
  const { data, error, isError, refetch } = useSimilarCreators(creator);
  const [areAll, setAll] = useState(false);
  const found = data?.creators ?? [];
  const rows = found.map(each => each.creator);
  const actions = useCreatorActions({
    question: String(creator.id),
    rows,
    total: rows.length,
    all: { of: 'ids', ids: rows.map(({ id }) => id) },
  });
  const first = rows.slice(0, comparedMost).map(({ id }) => id);
  const aside = (
    <>
      <Explained name={t('how')}>{t('about')}</Explained>
      {first.length > 0 && (
        <>
          {' · '}
          <Text as={Link} tone="accent" to={paths.comparison([creator.id, ...first])} className={styles.link}>
            {t('compareFirst', { count: first.length })}
          </Text>
        </>
      )}
    </>
  );
  return (
    <Card title={t('title')} aside={aside}>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton width="100%" height={320} />
      ) : found.length ? (
        <>
          <Stack as="ul">
            {(areAll ? found : found.slice(0, fewest)).map(similar => (
              <SimilarRow
                key={similar.creator.id}
                similar={similar}
                actions={
                  <>
                    <SaveButton
                      row={similar.creator}
                      onSave={() => actions.askOne('save', similar.creator)}
                    />
                    <Tooltip label={t('compare', { name: nameOf(similar.creator) })}>
                      <ActionIcon
                        component={Link}
                        to={paths.comparison([creator.id, similar.creator.id])}
                        variant="default"
                        size={30}
                        aria-label={t('compare', { name: nameOf(similar.creator) })}
                      >
                        <IconColumns3 size={16} stroke={1.6} />
                      </ActionIcon>
                    </Tooltip>
                  </>
                }
              />
            ))}
          </Stack>
          {!areAll && found.length > fewest && (
            <LinkButton onClick={() => setAll(true)}>{t('all', { count: found.length })}</LinkButton>
          )}
        </>
      ) : (
        <Text tone="faint" leading="relaxed">
          {t(data.nothingKnown ? 'nothingKnown' : 'none')}
        </Text>
      )}
      {actions.dialogs}
    </Card>
  );
}
