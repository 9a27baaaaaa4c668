import { useTranslation } from 'react-i18next';
import type { TestStep } from '../../../contract/workspace/single-sign-on.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './single-sign-on.module.css';

/** What both sides have said, step by step; without secrets. */
export function Conversation({ steps }: { steps: readonly TestStep[] }) {
  const { t } = useTranslation('single-sign-on');
  return (
    <Stack as="ol" gap={10}>
      {steps.map(({ title, request, answer, ok }, place) => (
        // Steps are never moved, and one title can come twice.
        <Stack as="li" key={place} gap={6} shrink py={10} px={12} border radius="card">
          <Group gap={8} justify="between">
            <Text as="h3" size="lg">
              {t(`test.steps.${title as 'token'}`, { defaultValue: title })}
            </Text>
            <Box fixed>
              <Tag tone={ok ? 'good' : 'warn'}>{t(ok ? 'test.good' : 'test.bad')}</Tag>
            </Box>
          </Group>
          {request && <Said name={t('test.request')} text={request} />}
          {answer && <Said name={t('test.answer')} text={answer} />}
        </Stack>
      ))}
    </Stack>
  );
}

function Said({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <Text size="sm" tone="faint">
        {name}
      </Text>
      <Text as="pre" size="sm" breaks dir="ltr" className={styles.said}>
        {text}
      </Text>
    </div>
  );
}
