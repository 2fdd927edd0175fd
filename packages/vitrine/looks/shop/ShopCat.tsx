/** A drawing of a sleeping cat, for the empty end of the last shelf. */
export function ShopCat({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 80 56" aria-hidden="true">
      <path
        fill="var(--on-tile)"
        d="M9 56C3 44 10 25 30 21c6-1.500 11-1.500 16-.5l1.500-10 8 6.500c3-.6 6-.6 9 0l7.500-6.500 1.500 12.500c3.500 6 3 13-2 17.500C69 50 66 56 58 56z"
      />
      <path fill="var(--panel-frame)" d="M24 22.500c7-2.800 14-3 22-2-3 6-8 9-13 9-4 0-7-3-9-7z" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="var(--tile)"
          strokeWidth="1.6"
          d="M52 32c1.800 1.800 4.200 1.800 6 0M63 32c1.800 1.800 4.200 1.800 6 0M58.500 36.500l2 1.600 2-1.600"
        />
        <path stroke="var(--wood-light)" strokeWidth="4.5" d="M10 53c14 4 30 2 37-3" />
      </g>
    </svg>
  );
}
