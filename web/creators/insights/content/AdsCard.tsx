import { useTranslation } from 'react-i18next';
import { compactCount, fullCount, percentOfBp, ratioOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import type { PostFigures } from '../queries.ts';
import { Box, Text } from '../../../ui/box/Box.tsx';
import styles from './content.module.css';

const sides = ['organic', 'sponsored'] as const;

/** The results of sponsored posts compared with the others: medians, with the number of posts. */
export function AdsCard({ data }: { data: PostFigures }) {
  const { t } = useTranslation('insights');
  const max = Math.max(1, ...sides.map(side => data[side].medianPlays ?? 0));
  const [paid, free] = [data.sponsored.medianPlays, data.organic.medianPlays];
  return (
    <Card title={t('content.ads')} aside={t('content.medians')}>
      {data.sponsored.posts ? (
        <>
          <Text as="table" size="md" full className={styles.sides}>
            <thead>
              <tr>
                <Text as="th" weight={400} tone="faint" textAlign="end" py={8} px={6} scope="col">
                  {t('content.kind.label')}
                </Text>
                <Text as="th" weight={400} tone="faint" textAlign="end" py={8} px={6} scope="col">
                  {t('content.posts')}
                </Text>
                <Text as="th" weight={400} tone="faint" textAlign="end" py={8} px={6} scope="col">
                  {t('content.medianPlays')}
                </Text>
                <Text as="th" weight={400} tone="faint" textAlign="end" py={8} px={6} scope="col">
                  {t('content.medianInteraction')}
                </Text>
              </tr>
            </thead>
            <tbody>
              {sides.map(side => (
                <tr key={side}>
                  <Text as="th" weight={400} tone="faint" textAlign="end" py={8} px={6} scope="row">
                    {t(`mix.${side}`)}
                  </Text>
                  <Text as="td" weight={400} tone="faint" textAlign="end" py={8} px={6}>
                    {data[side].posts}
                  </Text>
                  <Text
                    as="td"
                    weight={400}
                    tone="faint"
                    textAlign="end"
                    py={8}
                    px={6}
                    title={fullCount(data[side].medianPlays)}
                  >
                    {compactCount(data[side].medianPlays)}
                    <Box
                      as="span"
                      block
                      mt={4}
                      push
                      className={styles.sideBar}
                      data-side={side}
                      style={{ width: `${((data[side].medianPlays ?? 0) / max) * 100}%` }}
                    />
                  </Text>
                  <Text as="td" weight={400} tone="faint" textAlign="end" py={8} px={6}>
                    {percentOfBp(data[side].medianInteractionBp)}
                  </Text>
                </tr>
              ))}
            </tbody>
          </Text>
          {paid !== null && free ? (
            <Text size="sm" tone="faint">
              {t('content.adsRatio', { ratio: ratioOfBp(Math.round((paid / free) * 10_000)) })}
            </Text>
          ) : null}
        </>
      ) : (
        <Text size="sm" tone="faint">
          {t('content.noAds', { count: data.organic.posts })}
        </Text>
      )}
    </Card>
  );
}
