import { Bone } from '../../ui/Bone.tsx';
import styles from './DetailPage.module.css';
import kpi from './KpiStrip.module.css';

const six = [1, 2, 3, 4, 5, 6];

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
      <Bone width="100%" height={196} />
      <div className={kpi.strip}>
        {six.map(at => (
          <div key={at} className={kpi.kpi} style={{ minHeight: 112 }}>
            <Bone width="60%" />
            <br />
            <Bone width="80%" height={26} />
          </div>
        ))}
      </div>
      <div className={styles.row} data-wide="first">
        <Bone width="100%" height={348} />
        <Bone width="100%" height={348} />
      </div>
    </div>
  );
}
