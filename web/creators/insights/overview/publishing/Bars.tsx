import styles from '../Cards.module.css';

export interface BarLine {
  key: string;
  name: string;
  count: number;
  /** The count as text. */
  title: string;
}

/** A bar per line, the longest for the largest count. */
export function Bars({ lines }: { lines: readonly BarLine[] }) {
  const most = Math.max(1, ...lines.map(each => each.count));
  return (
    <ul className={styles.bars}>
      {lines.map(({ key, name, count, title }) => (
        <li key={key}>
          <span className={styles.tag} title={name}>
            {name}
          </span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span title={title}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
