import { useState } from 'react';
import { imageEndings } from '../../src/content/images/image-files.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormText } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import { client } from './client.ts';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm, useText } from './form-context.ts';
import { SelectBox } from './SelectField.tsx';

/** An image: one of those beside the file, or a new one, with a preview. */
export function ImageField(props: FieldProps<FormText>) {
  const form = useForm();
  const [isAdding, setAdding] = useState(false);
  const [name, change] = useText(props);
  const add = async (image: File | undefined) => {
    if (image === undefined) return;
    setAdding(true);
    const added = await form.addImage(image);
    setAdding(false);
    if (added === undefined) return;
    change(added);
    form.announce(interpolate(messages.images.added, { name: added }));
  };
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <div className={styles.image}>
          {form.images.includes(name) && (
            <img
              className={styles.preview}
              src={client.imageAddress(form.path, name)}
              alt={interpolate(messages.images.preview, { name })}
            />
          )}
          <div className={styles.controls}>
            <SelectBox
              control={control}
              value={name}
              options={form.images.map((image) => ({ value: image, label: image }))}
              none={messages.images.none}
              onChange={change}
            />
            {form.exists ? (
              <label className={`quiet ${styles.upload}`}>
                {isAdding ? messages.images.adding : messages.images.upload}
                <input
                  className="visually-hidden"
                  type="file"
                  accept={imageEndings.map((ending) => `.${ending}`).join()}
                  aria-describedby={`${control.id}-note`}
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
            <p className={styles.hint} id={`${control.id}-note`}>
              {messages.images.note}
            </p>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
