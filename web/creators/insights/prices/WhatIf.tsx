import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { compactCount, money, moneyRange } from '../../../../contract/core/format.ts';
import type { CreatorPrice } from '../../creator-prices/queries.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { budgetOf, maxPosts, postsOf, type PostPrice } from './budget.ts';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './PriceCard.module.css';

type Basis = 'paid' | 'estimate';

const written = ({ lowFen, highFen }: PostPrice) =>
  lowFen === highFen ? money(lowFen) : moneyRange(lowFen, highFen);

export interface WhatIfProps {
  creator: Pick<CreatorDetail, 'averagePlays' | 'medianPlays'>;
  price: Pick<CreatorPrice, 'estimate' | 'medianPaidFen'>;
}

/** What a number of posts would cost and reach. */
export function WhatIf({ creator, price }: WhatIfProps) {
  const { t } = useTranslation('creator-prices');
  const id = useId();
  const [typed, setTyped] = useState('3');
  const [chosen, setChosen] = useState<Basis>('paid');
  const { estimate, medianPaidFen } = price;
  const paid = medianPaidFen === null ? null : { lowFen: medianPaidFen, highFen: medianPaidFen };
  const post = (chosen === 'paid' ? paid : null) ?? estimate ?? paid;
  if (!post)
    return (
      <Text size="sm" tone="faint" leading="relaxed">
        {t('whatIf.noPrice')}
      </Text>
    );
  const posts = postsOf(typed);
  const plays = { mean: creator.averagePlays, median: creator.medianPlays };
  const budget = posts === null ? null : budgetOf(posts, post, plays);
  return (
    <Stack gap={10} shrink role="group" aria-labelledby={`${id}title`}>
      <Group gap={6} columnGap={16} justify="between" wrap className={styles.line}>
        <Text as="h3" size="lg" id={`${id}title`}>
          {t('whatIf.title')}
        </Text>
        {paid && estimate && (
          <Segments
            label={t('whatIf.by')}
            value={chosen}
            options={[
              { value: 'paid', label: t('whatIf.byPaid') },
              { value: 'estimate', label: t('whatIf.byEstimate') },
            ]}
            onChange={setChosen}
          />
        )}
      </Group>
      <Group gap={12} size="md" tone="soft" className={styles.posts}>
        <label htmlFor={id}>{t('whatIf.posts')}</label>
        <input
          type="range"
          min={1}
          max={maxPosts}
          value={posts ?? 1}
          aria-label={t('whatIf.posts')}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <input
          id={id}
          inputMode="numeric"
          maxLength={2}
          value={typed}
          aria-label={t('whatIf.postsNumber')}
          aria-invalid={posts === null}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </Group>
      {budget ? (
        <Grid as="dl" gap={8} columnGap={20} justify="between" className={styles.figures} aria-live="polite">
          <div>
            <dt>{t('whatIf.cost')}</dt>
            <dd>
              <bdi dir="ltr">{written(budget)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('whatIf.plays')}</dt>
            <dd>
              <Count value={budget.meanPlays} />
              {budget.meanPlays !== null && (
                <small>
                  {t('whatIf.mean')}
                  {budget.medianPlays !== null &&
                    ` · ${t('whatIf.median', { plays: compactCount(budget.medianPlays) })}`}
                </small>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('whatIf.cpm')}</dt>
            <dd>
              <bdi dir="ltr">{budget.cpm ? written(budget.cpm) : money(null)}</bdi>
            </dd>
          </div>
        </Grid>
      ) : (
        <Text size="sm" tone="bad" role="alert">
          {t('whatIf.postsNumber')}
        </Text>
      )}
      <Text size="sm" tone="faint" leading="relaxed">
        {t('whatIf.about')}
      </Text>
    </Stack>
  );
}
