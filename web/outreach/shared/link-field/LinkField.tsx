import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconLink } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallError } from '../../../app/api.ts';
import { useShortLink } from '../../../links/shared/queries.ts';
import { paths } from '../../../app/paths.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './LinkField.module.css';
import { LinkChoices } from './LinkChoices.tsx';

export interface LinkFieldProps {
  value: number | null;
  /** The mail contains `{{link}}`. */
  isUsed: boolean;
  onChange: (linkId: number | null) => void;
}

/** The short link of which every recipient gets an individual address. Needs the texts `mail-tasks`. */
export function LinkField({ value, isUsed, onChange }: LinkFieldProps) {
  const { t } = useTranslation('mail-tasks');
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { data, error } = useShortLink(value);
  const link = value === null ? undefined : data;
  const isGone = value !== null && error instanceof CallError && error.code === 404;
  const fault =
    value === null
      ? isUsed && t('link.missing')
      : isGone
        ? t('link.gone')
        : link && link.state !== 'on' && t(`link.${link.state}`);
  return (
    <Stack gap={4} data-goal="link">
      <Text as="span" size="lg" weight={500} id={`${id}label`}>
        {t('link.label')}
      </Text>
      <Group gap={8} columnGap={14} wrap>
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          width="min(380px, 100vw - 24px)"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <Button
              variant="default"
              className={styles.chosen}
              aria-labelledby={`${id}label ${id}chosen`}
              aria-describedby={`${id}below`}
              aria-haspopup="dialog"
              leftSection={<IconLink size={16} stroke={1.6} aria-hidden />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
              onClick={() => setOpened(is => !is)}
            >
              <bdi id={`${id}chosen`}>{value === null || isGone ? t('link.none') : (link?.name ?? '…')}</bdi>
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-labelledby={`${id}label`} className={styles.panel}>
            <LinkChoices
              value={value}
              onChoose={linkId => {
                setOpened(false);
                onChange(linkId);
              }}
            />
          </Popover.Dropdown>
        </Popover>
        <Text
          as={Link}
          size="md"
          tone="accent"
          to={paths.newShortLink()}
          target="_blank"
          className={styles.new}
        >
          {t('link.new')}
        </Text>
      </Group>
      <p id={`${id}below`} className={fault ? `${styles.below} ${styles.fault}` : styles.below}>
        {fault || t('link.about', { variable: '{{link}}' })}
      </p>
    </Stack>
  );
}
