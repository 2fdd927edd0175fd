import LockIcon from '~icons/tabler/lock';
import styles from './LockFace.module.css';

/** A closed cover with a lock, in place of a picture that not everybody may see. */
export function LockFace() {
  return (
    <div className={`lock-face ${styles.face}`} aria-hidden="true">
      <LockIcon className={`lock-icon ${styles.icon}`} />
    </div>
  );
}
