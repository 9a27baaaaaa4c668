import { Bone } from '../../ui/feedback/Bone.tsx';
import styles from './DetailPage.module.css';

const tiles = [1, 2, 3, 4, 5, 6];

/** The page in grey, of the heights it will have. */
export function DetailSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" style={{ width: '100%' }}>
      <Bone width={220} height={19} />
      <div className={styles.head}>
        <Bone width={76} height={76} />
        <div className={styles.who}>
          <Bone width={260} height={30} />
          <br />
          <Bone width={420} height={16} />
        </div>
      </div>
      <Bone width={520} height={36} />
      <Bone width={320} height={38} />
      <div className={styles.bones}>
        {tiles.map(at => (
          <Bone key={at} width="100%" height={130} />
        ))}
      </div>
      <Bone width="100%" height={348} />
    </div>
  );
}
