import { Bone } from '../../ui/feedback/Bone.tsx';
import styles from './paper.module.css';

/** The sheet in grey, of the heights it will have. */
export function ReportBones() {
  return (
    <div className={styles.paper} aria-busy="true">
      <div className={styles.body}>
        <Bone width={320} height={34} />
        <Bone width="100%" height={120} />
        <Bone width="100%" height={200} />
        <Bone width="100%" height={360} />
      </div>
    </div>
  );
}
