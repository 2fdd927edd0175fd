import MovedIcon from '~icons/tabler/arrows-sort';
import RemovedIcon from '~icons/tabler/minus';
import ChangedIcon from '~icons/tabler/pencil';
import NewIcon from '~icons/tabler/plus';
import type { PublishedChange } from '../api.ts';
import styles from './Publish.module.css';

const icons = { new: NewIcon, changed: ChangedIcon, moved: MovedIcon, removed: RemovedIcon };

/** The list of changes that will be published, a sentence for each. */
export function PublishChanges({ changes }: { changes: readonly PublishedChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ what, text, fields }) => {
        const Icon = icons[what];
        return (
          <li key={text + fields.join()}>
            <Icon aria-hidden="true" />
            <span>{text}</span>
            {fields.length > 0 && <p className="small-note">{fields.join(' · ')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
