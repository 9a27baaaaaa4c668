import type { ReactNode } from 'react';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './figures.module.css';

export interface SplitCardProps {
  title: string;
  aside?: ReactNode;
  /** Two parts of a whole; undefined until they are loaded. */
  parts: readonly [name: string, count: number][] | undefined;
}

/** A whole in two parts: one bar, and the figures in words. */
export function SplitCard({ title, aside, parts }: SplitCardProps) {
  const whole = parts?.reduce((sum, [, count]) => sum + count, 0) ?? 0;
  const share = (count: number) => (whole ? (count / whole) * 100 : 0);
  return (
    <Card title={title} aside={aside}>
      <Group gap={2} align="stretch" clip className={styles.split} aria-hidden>
        {parts?.map(([name, count], at) => (
          <span key={name} data-part={at} hidden={!count} style={{ inlineSize: `${share(count)}%` }} />
        ))}
      </Group>
      <Grid as="dl" gap={8} columnGap={16} className={styles.splitWords}>
        {(parts ?? [['', 0] as const, [' ', 0] as const]).map(([name, count]) => (
          <div key={name}>
            <Text as="dt" size="sm" tone="faint">
              {parts ? name : <Skeleton width={60} />}
            </Text>
            <dd>
              {parts ? (
                <>
                  <b>{fullCount(count)}</b>{' '}
                  <Text as="small" size="sm" tone="soft">
                    {percentOfBp(whole ? Math.round(share(count) * 100) : null)}
                  </Text>
                </>
              ) : (
                <Skeleton width={70} height={20} />
              )}
            </dd>
          </div>
        ))}
      </Grid>
    </Card>
  );
}
