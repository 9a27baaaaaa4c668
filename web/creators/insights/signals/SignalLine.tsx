import { IconChevronDown, IconCircleCheck, IconCircleDashed, IconEye } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorKey } from '../queries.ts';
import { Evidence } from './Evidence.tsx';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './signals.module.css';
import { useSignalText } from './use-signal-text.ts';

const icons = { look: IconEye, ok: IconCircleCheck, unknown: IconCircleDashed };

/** One signal: the finding as a sentence, and on demand the rule and the evidence. */
export function SignalLine({ creator, signal }: { creator: CreatorKey; signal: Signal }) {
  const { t } = useTranslation('insights');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, sentence, why, rule } = useSignalText()(signal);
  const Icon = icons[signal.verdict];
  return (
    <Grid as="li" gap={4} columnGap={16} className={styles.line}>
      <Group
        gap={5}
        self="start"
        size="md"
        weight={600}
        tone="faint"
        nowrap
        className={styles.verdict}
        data-verdict={signal.verdict}
      >
        <Icon size={17} stroke={1.8} aria-hidden />
        {t(`signals.verdict.${signal.verdict}`)}
      </Group>
      <Text as="div" size="md" className={styles.said}>
        <h3>{name}</h3>
        <p>{sentence}</p>
        {why && <p className={styles.why}>{why}</p>}
        <Group
          as="button"
          inline
          gap={3}
          tone="accent"
          plain
          p={0}
          pointer
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('signals.evidenceOf', { name })}
          onClick={() => setOpen(is => !is)}
        >
          {t('signals.evidence')}
          <IconChevronDown size={15} aria-hidden />
        </Group>
        {isOpen && (
          <Stack
            gap={12}
            py={12}
            px={14}
            radius="card"
            mt={6}
            ground="head"
            id={id}
            className={styles.evidence}
          >
            <p>{t('signals.rule', { rule })}</p>
            <Evidence creator={creator} signal={signal} />
          </Stack>
        )}
      </Text>
    </Grid>
  );
}
