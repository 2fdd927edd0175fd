import styles from './ShopCat.module.css';

interface ShopCatProps {
  className?: string | undefined;
}

/** The cat of the shop, asleep where a shelf has room for it. */
export function ShopCat({ className }: ShopCatProps) {
  return (
    <svg className={`${styles.cat} ${className ?? ''}`} viewBox="0 0 80 56" aria-hidden="true">
      <path
        className={styles.fur}
        d="M9 56C3 44 10 25 30 21c6-1.500 11-1.500 16-.5l1.500-10 8 6.500c3-.6 6-.6 9 0l7.500-6.500 1.500 12.500c3.500 6 3 13-2 17.500C69 50 66 56 58 56z"
      />
      <path className={styles.patch} d="M24 22.500c7-2.800 14-3 22-2-3 6-8 9-13 9-4 0-7-3-9-7z" />
      <path
        className={styles.line}
        d="M52 32c1.800 1.800 4.200 1.800 6 0M63 32c1.800 1.800 4.200 1.800 6 0M58.500 36.500l2 1.600 2-1.600"
      />
      <path className={styles.tail} d="M10 53c14 4 30 2 37-3" />
    </svg>
  );
}
