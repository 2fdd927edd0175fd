import type { Target } from './target.ts';

interface HoneypotProps {
  honeypot: NonNullable<Target['honeypot']>;
  label: string;
}

/** A field that people do not see and do not reach; programs that fill in everything fill it in. */
export function Honeypot({ honeypot, label }: HoneypotProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label} <input type={honeypot.type} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
