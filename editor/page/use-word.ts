import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';

/**
 * The word in a field, and what puts another one there. An empty word stands for none, which leaves
 * the field out of the file.
 */
export function useWord({
  path,
  value,
}: Pick<FieldProps, 'path' | 'value'>): [word: string, change: (word: string) => void] {
  const form = useForm();
  return [
    typeof value === 'string' ? value : '',
    (word) => form.change(path, word === '' ? undefined : word),
  ];
}
