import { useTranslation } from 'react-i18next';
import type { Figures } from '../../../../contract/figures.ts';
import { absent, fullCount } from '../../../../contract/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Explained } from '../../../ui/Explained.tsx';
import styles from './Cards.module.css';
import { FormulaWords } from './FormulaWords.tsx';

/** Posts that were paid for: what the platform marks and what the caption discloses, counted apart. */
export function SponsoredCard({ figures }: { figures: Figures }) {
  const { t } = useTranslation('creators');
  const all = figures.ad_posts;
  const total = all ? fullCount(all.value) : absent;
  const name = t('sponsored.all');
  return (
    <Card title={t('sponsored.title')} aside={all && t('sponsored.window', { count: all.inputs.days })}>
      <dl className={styles.facts}>
        <div>
          <dt>
            {all ? (
              <Explained name={name}>
                <FormulaWords name={name} value={total} figure={all} asOf={figures.asOf} />
              </Explained>
            ) : (
              name
            )}
          </dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>{t('sponsored.byPlatform')}</dt>
          <dd>{fullCount(figures.sponsoredByPlatform)}</dd>
        </div>
        <div>
          <dt>{t('sponsored.byCaption')}</dt>
          <dd>{fullCount(figures.sponsoredByCaption)}</dd>
        </div>
      </dl>
    </Card>
  );
}
