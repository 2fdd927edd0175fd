import type { FormText } from 'vitrine/form';
import { WordInput } from './elements.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { controlId, type FieldProps, useForm } from './form-context.ts';

/** A field for a link: a text input that suggests the pages of the site and takes any other URL. */
export function LinkField(props: FieldProps<FormText>) {
  const { path, value } = props;
  const form = useForm();
  const listId = `${controlId(path)}-pages`;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <WordInput
            {...control}
            list={listId}
            dir="ltr"
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => form.change(path, target.value)}
          />
          <datalist id={listId}>
            {form.pages.map((page) => (
              <option key={page.address} value={page.address}>
                {page.title}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}
