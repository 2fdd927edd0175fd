import { words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { SelectBox } from './SelectBox.tsx';
import { standardWords } from './standard-words.ts';
import { useWord } from './use-word.ts';

export function ChoiceField(props: FieldProps<'choice'>) {
  const { field } = props;
  const [value, change] = useWord(props);
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <SelectBox
          control={control}
          value={value}
          options={field.options.map((word) => ({ value: word, label: word }))}
          none={standardWords(field) ?? words.field.choose}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}
