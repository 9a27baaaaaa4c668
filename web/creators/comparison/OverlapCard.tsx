import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../contract/core/format.ts';
import type { ComparedCreator, Comparison } from '../../../contract/creators/comparison.ts';
import { nameOf } from '../shared/shown-creator.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import { Box, Text } from '../../ui/box/Box.tsx';
import styles from './overlap.module.css';

/** This many are shown before "show all". */
const fewest = 10;

export interface OverlapCardProps {
  kind: 'hashtags' | 'brands';
  creators: readonly ComparedCreator[];
  shared: Comparison['sharedHashtags'];
}

/** What at least two of them have, and which ones. */
export function OverlapCard({ kind, creators, shared }: OverlapCardProps) {
  const { t } = useTranslation('comparison');
  const [areAll, setAll] = useState(false);
  const title = t(`overlap.${kind}`);
  return (
    <Card title={title} aside={t(`overlap.about.${kind}`)}>
      {shared.length ? (
        <>
          <Scrollable className={styles.scroller} aria-label={title}>
            <Text as="table" size="md" full className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  <Text
                    as="th"
                    weight={400}
                    tone="faint"
                    textAlign="center"
                    py={6}
                    px={8}
                    ground="surface"
                    scope="col"
                  >
                    {t(`overlap.value.${kind}`)}
                  </Text>
                  {creators.map(creator => (
                    <Text
                      as="th"
                      weight={400}
                      tone="faint"
                      textAlign="center"
                      py={6}
                      px={8}
                      ground="surface"
                      key={creator.id}
                      scope="col"
                      title={nameOf(creator)}
                    >
                      <Avatar name={nameOf(creator)} src={creator.avatarUrl} size={24} />
                      <Box as="span" visuallyHidden>
                        {nameOf(creator)}
                      </Box>
                    </Text>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(areAll ? shared : shared.slice(0, fewest)).map(({ value, creators: having }) => (
                  <tr key={value}>
                    <Text
                      as="th"
                      weight={400}
                      tone="faint"
                      textAlign="center"
                      py={6}
                      px={8}
                      ground="surface"
                      scope="row"
                    >
                      <bdi>{kind === 'hashtags' ? `#${value}` : value}</bdi>
                    </Text>
                    {creators.map(({ id }) => (
                      <Text
                        as="td"
                        weight={400}
                        tone="faint"
                        textAlign="center"
                        py={6}
                        px={8}
                        ground="surface"
                        key={id}
                      >
                        {having.includes(id) ? (
                          <IconCheck size={16} role="img" aria-label={t('overlap.has')} />
                        ) : (
                          absent
                        )}
                      </Text>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Text>
          </Scrollable>
          {!areAll && shared.length > fewest && (
            <LinkButton onClick={() => setAll(true)}>{t('overlap.all', { count: shared.length })}</LinkButton>
          )}
        </>
      ) : (
        <Text tone="faint" leading="relaxed">
          {t(`overlap.none.${kind}`)}
        </Text>
      )}
    </Card>
  );
}
