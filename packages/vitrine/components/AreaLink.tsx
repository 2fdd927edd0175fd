import { t } from '../i18n/t.ts';
import { bidiText } from './bidi-text.tsx';

interface AreaLinkProps {
  label: string;
  /** What the link leads to; only screen readers read it, after the label. */
  title: string;
  href: string;
  className: string;
  locale: string;
  strings: { linkTitle: string };
}

/** The link of an entry of a list, whose clickable area is the whole entry. */
export function AreaLink({ label, title, href, className, locale, strings }: AreaLinkProps) {
  return (
    <a className={`lone-link area-link ${className}`} href={href}>
      {bidiText(label)}
      <span className="visually-hidden">{t(strings.linkTitle, { label: '', title }, locale)}</span>
    </a>
  );
}
