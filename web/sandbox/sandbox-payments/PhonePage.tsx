import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/public/PublicControls.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import styles from './phone.module.css';
import { Scanned } from './Scanned.tsx';
import { Waiting } from './Waiting.tsx';

/** The sandbox's phone: what a payer sees after scanning a code, and the simulation of faults. */
export default function PhonePage() {
  const { t } = useTranslation('sandbox-payments');
  const { orderNumber = '' } = useParams();
  useTitle(t('title'));
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex, nofollow" />
      <header className={styles.top}>
        <Brand />
        <PublicControls />
      </header>
      <main className={styles.main}>
        <p className={styles.sandbox}>{t('sandbox')}</p>
        {orderNumber ? <Scanned key={orderNumber} orderNumber={orderNumber} /> : <Waiting />}
      </main>
    </div>
  );
}
