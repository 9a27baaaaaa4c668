import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  deedStates,
  lateMinutes,
  phoneDeeds,
  type PhoneState,
} from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './phone.module.css';
import type { Deeds } from './use-deeds.ts';

const faults = phoneDeeds.filter(deed => deed !== 'pay');

/** Simulates payment faults, which must not cost anyone money. */
export function Faults({ state, busy, act }: { state: PhoneState } & Deeds) {
  const { t } = useTranslation('sandbox-payments');
  return (
    <Card title={t('faults.title')}>
      <Text size="lg" tone="soft" leading="relaxed">
        {t('faults.about')}
      </Text>
      <Stack as="ul" className={styles.faults}>
        {faults.map(deed => {
          const isPossible = deedStates[deed].includes(state);
          const words = t(`about.${deed}`, { minutes: lateMinutes });
          return (
            <Text as="li" size="md" leading="normal" key={deed}>
              <span id={`about-${deed}`}>
                {isPossible
                  ? words
                  : `${words} ${t(`notNow.${deedStates[deed].includes('closed') ? 'late' : 'over'}`)}`}
              </span>
              <Button
                variant="default"
                aria-describedby={`about-${deed}`}
                loading={busy === deed}
                disabled={!isPossible || (busy !== null && busy !== deed)}
                onClick={() => act(deed)}
              >
                {t(`deed.${deed}`)}
              </Button>
            </Text>
          );
        })}
      </Stack>
    </Card>
  );
}
