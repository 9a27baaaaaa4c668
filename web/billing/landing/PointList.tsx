import { Grid, Text } from '../../ui/box/Box.tsx';
import styles from './PointList.module.css';

export interface PointListProps {
  id: string;
  title: string;
  about: string;
  points: readonly string[];
}

/** Points side by side, without a picture. */
export function PointList({ id, title, about, points }: PointListProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Text size="xl" tone="soft">
        {about}
      </Text>
      <Grid as="ul" gap={20} columnGap={40}>
        {points.map(point => (
          <Text as="li" leading="loose" key={point}>
            {point}
          </Text>
        ))}
      </Grid>
    </section>
  );
}
