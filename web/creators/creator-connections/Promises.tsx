import { useTranslation } from 'react-i18next';
import { Grid, Text } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';

const kinds = ['never', 'back'] as const;

/** What is never done, and how everything can be revoked. */
export function Promises() {
  const { t } = useTranslation('creator-page');
  return (
    <Grid gap={20} columnGap={28} size="lg" leading="relaxed" className={styles.promises}>
      {kinds.map(kind => (
        <section key={kind}>
          <Text as="h2" size="xl" mb={8}>
            {t(`promises.${kind}.title`)}
          </Text>
          <ul>
            {t(`promises.${kind}.items`)
              .split('\n')
              .map(line => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </section>
      ))}
    </Grid>
  );
}
