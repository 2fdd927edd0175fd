import { bidiText } from '../../components/bidi-text.tsx';
import { Section } from '../../components/Section.tsx';
import type { Content } from '../../content/types.ts';
import styles from './Clients.module.css';
import type { ClientLogos } from './client-logos.ts';

interface ClientsProps {
  /** The content of clients.yaml. */
  clients: NonNullable<Content['clients']>;
  /** The images of the logos, by client id. */
  logos: ClientLogos;
}

/** A grid of clients, each with a logo or else a name. */
export function Clients({ clients: { heading, language, clients }, logos }: ClientsProps) {
  return (
    <Section heading={heading} lang={language}>
      <ul className={styles.clients}>
        {clients.map(({ id, name, url, logo: file }) => {
          const logo = logos[id];
          return (
            <li key={id}>
              <a href={url}>
                {logo ? (
                  <img
                    className={file?.path.endsWith('.svg') ? styles.drawing : undefined}
                    src={logo.src}
                    alt={name}
                    width={logo.width}
                    height={logo.height}
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  bidiText(name)
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
