import { CloseButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './first-steps.module.css';
import { hintIn, steps } from './step-state.ts';

/**
 * What to do on a page that one of the first steps led to. It comes with the address, and stays on the page when the
 * page writes its own state there.
 */
export function StepHint() {
  const { t } = useTranslation('first-steps');
  const { pathname, search } = useLocation();
  const asked = hintIn(search);
  const [known, setKnown] = useState({ step: asked, pathname, isClosed: false });
  if (pathname !== known.pathname || (asked && asked !== known.step))
    setKnown({ step: asked, pathname, isClosed: false });
  const { step, isClosed } = known;
  if (!step || isClosed) return null;
  return (
    <Group as="aside" gap={12} radius="card" className={styles.hint} aria-label={t('hint.label')}>
      <IconBulb size={20} stroke={1.6} aria-hidden />
      <Text grow shrink>
        <Text as="b" weight={600}>
          {t('hint.step', { number: steps.indexOf(step) + 1 })} · {t(`step.${step}.title`)}
        </Text>{' '}
        {t(`step.${step}.hint`)}{' '}
        <Text as={Link} tone="accent" nowrap to={paths.home()} className={styles.back}>
          {t('hint.home')}
        </Text>
      </Text>
      <CloseButton
        size="sm"
        aria-label={t('hint.close')}
        onClick={() => setKnown({ ...known, isClosed: true })}
      />
    </Group>
  );
}
