import { useId, useState } from 'react';
import { imageEndings } from '../../src/content/images/image-files.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormText } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import { client } from './client.ts';
import styles from './Form.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { SelectField } from './SelectField.tsx';

/** An image: one of those beside the file, or a new one, with a preview. */
export function ImageField(props: FieldProps<FormText>) {
  const form = useForm();
  const [isAdding, setAdding] = useState(false);
  const name = typeof props.value === 'string' ? props.value : '';
  const noteId = useId();
  const add = async (image: File | undefined) => {
    if (image === undefined) return;
    setAdding(true);
    const added = await form.addImage(image);
    setAdding(false);
    if (added === undefined) return;
    form.change(props.path, added);
    form.announce(interpolate(messages.images.added, { name: added }));
  };
  return (
    <div className={styles.image}>
      {form.images.includes(name) && (
        <img
          className={styles.thumbnail}
          src={client.imageAddress(form.path, name)}
          alt={interpolate(messages.images.preview, { name })}
        />
      )}
      <div className={styles.controls}>
        <SelectField {...props} />
        {form.exists ? (
          <label className="quiet">
            {isAdding ? messages.images.adding : messages.images.upload}
            <input
              className="visually-hidden"
              type="file"
              accept={imageEndings.map((ending) => `.${ending}`).join()}
              aria-describedby={noteId}
              disabled={isAdding}
              onChange={async ({ target }) => {
                await add(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        ) : (
          <p>{messages.images.saveFirst}</p>
        )}
        <p className="small-note" id={noteId}>
          {messages.images.note}
        </p>
      </div>
    </div>
  );
}
