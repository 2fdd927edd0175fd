import LockIcon from '~icons/tabler/lock';
import styles from './LockFace.module.css';

/** A closed cover with a lock, in place of a picture that not everybody may see. */
export function LockFace() {
  return (
    <div className="cover-frame" aria-hidden="true">
      <div className={`cover-mat lock-face ${styles.face}`}>
        <LockIcon className={`lock-icon ${styles.icon}`} />
      </div>
    </div>
  );
}
