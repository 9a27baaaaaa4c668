import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Grid, Text } from '../../ui/box/Box.tsx';
import styles from './SuppressionsPage.module.css';

/** How a suppression came about, as a word that opens the details: when, from where, by whom. */
export function ProofPopover({ entry }: { entry: Suppression }) {
  const { t } = useTranslation('suppressions');
  const { proof, by, at, address } = entry;
  const label = t('proof.open', { address });
  const facts = [
    { name: t('proof.at'), value: <Moment at={at} /> },
    { name: t('proof.by'), value: proof.way === 'account' && (by || t('aDeletedAccount', { ns: 'common' })) },
    { name: t('proof.task'), value: proof.task },
    { name: t('proof.address'), value: proof.address && <bdi dir="ltr">{proof.address}</bdi> },
    { name: t('proof.agent'), value: proof.agent && <bdi dir="ltr">{proof.agent}</bdi> },
    { name: t('proof.note'), value: proof.note },
  ];
  return (
    <Popover width={340} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Text
          as="button"
          textAlign="start"
          plain
          p={0}
          pointer
          type="button"
          className={styles.proof}
          title={label}
        >
          {t(`way.${proof.way}`)}
        </Text>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Grid as="dl" gap={8} size="md">
          {facts.map(
            ({ name, value }) =>
              value && (
                <div key={name}>
                  <Text as="dt" size="sm" tone="faint">
                    {name}
                  </Text>
                  <Text as="dd" breaks>
                    {value}
                  </Text>
                </div>
              ),
          )}
        </Grid>
      </Popover.Dropdown>
    </Popover>
  );
}
