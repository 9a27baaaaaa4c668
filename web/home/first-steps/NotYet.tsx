import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FirstStep } from '../../../contract/home/first-steps.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import { addressOf } from './step-state.ts';

/** In the place of a part that has nothing to show: the step that fills it. */
export function NotYet({ step }: { step: FirstStep }) {
  const { t } = useTranslation('first-steps');
  return (
    <Card title={t(`step.${step}.title`)}>
      <Group gap={12} justify="between" wrap>
        <Text tone="soft">{t(`step.${step}.empty`)}</Text>
        <Button component={Link} to={addressOf(step)} size="xs" variant="default">
          {t(`step.${step}.go`)}
        </Button>
      </Group>
    </Card>
  );
}
