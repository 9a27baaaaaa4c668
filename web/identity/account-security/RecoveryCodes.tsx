import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/copy/copy-text.ts';
import { LeaveGuard } from '../../ui/overlays/LeaveGuard.tsx';
import { Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './account-security.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** They are kept. */
  onDone: () => void;
}

/** Recovery codes, which are never shown again: whoever leaves the page before they are kept is asked. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account-security');
  const [isCopied, setCopied] = useState(false);
  const [isKept, setKept] = useState(false);
  const about = useRef<HTMLParagraphElement>(null);
  useEffect(() => about.current?.focus(), []);
  const goOn = useEffectEvent(onDone);
  // Only once the guard is gone: what follows may leave the page.
  useEffect(() => {
    if (isKept) goOn();
  }, [isKept]);
  return (
    <Stack gap={12}>
      <LeaveGuard when={!isKept} />
      <Text as="p" tone="soft" leading="relaxed" ref={about} tabIndex={-1} className={styles.shownOnce}>
        {t('recovery.about')}
      </Text>
      <Grid
        as="ul"
        gap={8}
        cols={2}
        p={14}
        border
        radius="control"
        ground="hover"
        aria-label={t('recovery.title')}
      >
        {codes.map(code => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </Grid>
      <Group gap={8} justify="end" wrap>
        <Text as="span" size="sm" tone="good" role="status">
          {isCopied && t('copied', { ns: 'common' })}
        </Text>
        <Button variant="default" onClick={() => void copyText(codes.join('\n')).then(() => setCopied(true))}>
          {t('recovery.copy')}
        </Button>
        <Button onClick={() => setKept(true)}>{t('recovery.saved')}</Button>
      </Group>
    </Stack>
  );
}
