import styles from '../../shared/page.module.css';
import { Bone } from '../../../ui/feedback/Bone.tsx';

/** The places of what a page about a tag shows, while it is fetched. */
export function TagSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <Bone width={320} height={74} />
      <Bone width="100%" height={360} />
      <div className={styles.pair}>
        <Bone width="100%" height={300} />
        <Bone width="100%" height={300} />
      </div>
      <Bone width="100%" height={420} />
    </div>
  );
}
