import type { FormText, Json } from 'vitrine/form';
import { client } from './client.ts';
import { FieldText } from './elements.tsx';
import formStyles from './Form.module.css';
import styles from './LookRadios.module.css';

interface LookRadiosProps {
  field: FormText;
  /** The id of the chosen radio button, and the name of all. */
  id: string;
  chosen: Json | undefined;
  onChoose: (look: string) => void;
}

/** A radio button with a screenshot for each look (theme) of the site. */
export function LookRadios({ field, id, chosen, onChoose }: LookRadiosProps) {
  return (
    <ul className={styles.looks}>
      {field.enum?.map((name) => {
        const ownId = name === chosen ? id : `${id}-${name}`;
        return (
          <li key={name}>
            <label htmlFor={ownId}>
              <img src={client.lookAddress(name)} alt="" width="640" height="450" />
              <span className={formStyles.line}>
                <input
                  type="radio"
                  name={id}
                  id={ownId}
                  checked={name === chosen}
                  aria-describedby={`${id}-issue`}
                  onChange={() => onChoose(name)}
                />
                <span>
                  <strong>{name}</strong>:{' '}
                  <FieldText>{field.info.meanings?.[name] ?? ''}</FieldText>
                </span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
