import { Button, CloseButton } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { isFirstOfBrowserSession } from '../session/browser-session.ts';
import { Group, Stack, Text } from '../ui/box/Box.tsx';
import styles from './TipCard.module.css';

/** A page that has loaded nothing for so long, in milliseconds, has settled. */
const quietFor = 1500;

/** True from the moment the page has loaded what it shows. */
function useSettled(): boolean {
  const isBusy = useIsFetching() > 0;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isBusy || isSettled) return undefined;
    const timer = setTimeout(() => setSettled(true), quietFor);
    return () => clearTimeout(timer);
  }, [isBusy, isSettled]);
  return isSettled;
}

/** A bookmarklet is of no use on a phone, where a card would cover half of the page. */
const isWide = () => matchMedia('(min-width: 901px)').matches;

/** Offers the bookmarklet once per browser session, in a corner: it takes no focus and blocks nothing. */
export function TipCard() {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(() => isWide() && isFirstOfBrowserSession('tip'));
  const isSettled = useSettled();
  if (!isOpen || !isSettled) return null;
  const close = () => setOpen(false);
  return (
    <Stack
      as="aside"
      gap={10}
      border
      radius="card"
      ground="raised"
      className={styles.card}
      aria-labelledby={id}
    >
      <Group gap={8} align="start" justify="between">
        <Text as="h2" size="xl" weight={600} id={id}>
          {t('tip.title')}
        </Text>
        <CloseButton size="sm" aria-label={t('close')} onClick={close} />
      </Group>
      <Text tone="soft" size="md">
        {t('tip.text')}
      </Text>
      <Group gap={8}>
        <Button component={Link} to={paths.tool()} size="xs" onClick={close}>
          {t('tip.go')}
        </Button>
        <Button variant="default" size="xs" onClick={close}>
          {t('tip.later')}
        </Button>
      </Group>
    </Stack>
  );
}
