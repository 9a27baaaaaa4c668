import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { compactCount, money, moneyRange } from '../../../../contract/core/format.ts';
import type { CreatorPrice } from '../../creator-prices/queries.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { budgetOf, mostPosts, postsOf, type PostPrice } from './budget.ts';
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
  if (!post) return <p className={styles.none}>{t('whatIf.noPrice')}</p>;
  const posts = postsOf(typed);
  const plays = { mean: creator.averagePlays, median: creator.medianPlays };
  const budget = posts === null ? null : budgetOf(posts, post, plays);
  return (
    <div className={styles.whatIf} role="group" aria-labelledby={`${id}title`}>
      <div className={styles.line}>
        <h3 id={`${id}title`}>{t('whatIf.title')}</h3>
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
      </div>
      <div className={styles.posts}>
        <label htmlFor={id}>{t('whatIf.posts')}</label>
        <input
          type="range"
          min={1}
          max={mostPosts}
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
      </div>
      {budget ? (
        <dl className={styles.figures} aria-live="polite">
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
        </dl>
      ) : (
        <p className={styles.fault} role="alert">
          {t('whatIf.postsNumber')}
        </p>
      )}
      <p className={styles.none}>{t('whatIf.about')}</p>
    </div>
  );
}
