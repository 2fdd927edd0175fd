import { memo, type ReactNode } from 'react';
import {
  type FormField,
  type FormGroup,
  formatPath,
  formats,
  formParts,
  groupOf,
  isFileFormat,
  isGroup,
  type Json,
  joinFacts,
} from 'vitrine/form';
import PlusIcon from '~icons/tabler/plus';
import CrossIcon from '~icons/tabler/x';
import { isFoldable, isSeldomUsed } from '../form/arrange.ts';
import { summaryOf } from '../form/summary.ts';
import { CheckField } from './CheckField.tsx';
import { ColourField } from './ColourField.tsx';
import { MediaField, NumberField, SelectField, TextField } from './controls.tsx';
import { QuietButton } from './elements.tsx';
import { FieldSet, Folded } from './FieldSet.tsx';
import styles from './Form.module.css';
import {
  type FieldProps,
  type Form,
  FormContext,
  focusPart,
  isSameField,
  issuesIn,
  labelLanguage,
  partId,
  useForm,
} from './form-context.ts';
import { IconField } from './IconField.tsx';
import { KeysField } from './KeysField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { LookField } from './LookField.tsx';
import { language, strings, t } from './language.ts';
import { RawValue } from './RawValue.tsx';
import {
  firstRow,
  type GroupValue,
  type SeldomUsedPart,
  type ShownField,
  seldomUsedParts,
  shownFields,
  ungrouped,
} from './shown-fields.ts';

interface FormFieldsProps extends GroupValue {
  /** Shown before the rows, such as the Markdown text of a file; the rows are folded then. */
  children?: ReactNode;
}

/** The controls of a file or of a list entry, with the seldom used fields in a section at the end. */
export function FormFields({ children, ...group }: FormFieldsProps) {
  const form = useForm();
  const seldom = seldomUsedParts(form, group);
  return (
    <div className={styles.fields}>
      <Fields {...group}>{children}</Fields>
      {seldom.length > 0 && <SeldomUsedFields path={group.path} parts={seldom} />}
    </div>
  );
}

interface FieldsProps extends FormFieldsProps {
  /** Whether the group itself is seldom used. Its fields are then shown in their usual order. */
  withSeldomUsed?: boolean;
}

/** The controls of the often used fields of a group, and the raw values of unknown fields in the file. */
function Fields({ children, withSeldomUsed = false, ...group }: FieldsProps) {
  const { field, path, value } = group;
  const form = useForm();
  const fields = shownFields(form, group).filter(
    (shown) => withSeldomUsed || !isSeldomUsed(shown.field),
  );
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(field.properties, name));
  const rows = fields.filter(({ field, path }) => isFoldable(field, path) && !field.info.part);
  const parts = formParts.filter((part) => fields.some((shown) => shown.field.info.part === part));
  const first = children ? undefined : firstRow(form, rows);
  const show = ({ name, ...shown }: ShownField) => (
    <MemoizedField key={name} {...shown} form={form} isOpen={name === first?.name} />
  );
  return (
    <>
      {unknown.map((name) => (
        <RawValue key={name} path={[...path, name]} label={name} value={value[name]} />
      ))}
      {fields.filter((shown) => !rows.includes(shown) && !shown.field.info.part).map(show)}
      {parts.map((part) => {
        const partFields = fields.filter((shown) => shown.field.info.part === part);
        const names = partFields.map(({ name }) => name);
        const content = groupOf(names, (name) => value[name]);
        return (
          <Folded
            key={part}
            id={`row-${part}`}
            places={partFields.map((shown) => formatPath(shown.path))}
            label={strings.parts[part]}
            summary={summaryOf(field, content, language) || strings.field.empty}
            issueCount={partFields.reduce((count, shown) => count + issuesIn(form, shown.path), 0)}
          >
            {partFields.map(show)}
          </Folded>
        );
      })}
      {children}
      {rows.map(show)}
    </>
  );
}

interface SeldomUsedFieldsProps {
  /** Path of the file's fields or of the list entry. */
  path: GroupValue['path'];
  parts: readonly SeldomUsedPart[];
}

/** The last section of a form, which is folded. */
function SeldomUsedFields({ path, parts }: SeldomUsedFieldsProps) {
  const form = useForm();
  const leaves = ungrouped(parts);
  const issueCount = leaves.reduce((count, leaf) => count + issuesIn(form, leaf.path), 0);
  const first = firstRow(form, parts);
  const show = ({ name, children, ...shown }: SeldomUsedPart) =>
    children.length === 0 ? (
      <MemoizedField key={name} {...shown} form={form} isOpen={name === first?.name} />
    ) : (
      <fieldset key={name} className={styles.group}>
        <legend>{shown.label}</legend>
        {children.map(show)}
      </fieldset>
    );
  return (
    <Folded
      id={`seldom-${formatPath(path)}`}
      places={leaves.map((leaf) => formatPath(leaf.path))}
      label={strings.field.seldomUsed}
      summary={joinFacts(
        leaves.map(({ label }) => label),
        language.locale,
      )}
      issueCount={issueCount}
    >
      {parts.map(show)}
    </Folded>
  );
}

/** A field that is rendered again only where something in it has changed. */
const MemoizedField = memo(function MemoizedField({ form, ...field }: FieldProps & { form: Form }) {
  return (
    <FormContext value={form}>
      <FieldControl {...field} />
    </FormContext>
  );
}, isSameField);

/** Chooses the control for a field by the type and format of the field. */
function FieldControl({ field, ...rest }: FieldProps) {
  if (field.type === 'boolean' && field.info.hasKeys) return <KeysField field={field} {...rest} />;
  if (!fits(field, rest.value)) return <RawValue field={field} {...rest} />;
  switch (field.type) {
    case 'object':
      return <GroupField field={field} {...rest} />;
    case 'array':
      if (field.items.type === 'string' && field.items.enum) {
        return <CheckField field={field} {...rest} words={field.items.enum} />;
      }
      return (
        <ListField field={field} {...rest}>
          {showEntry}
        </ListField>
      );
    case 'boolean':
      return <SelectField field={field} {...rest} />;
    case 'string':
      if (field.format === formats.look) return <LookField field={field} {...rest} />;
      if (field.format === formats.colour) return <ColourField field={field} {...rest} />;
      if (field.format === formats.icon) return <IconField field={field} {...rest} />;
      if (field.enum || field.format === formats.project) {
        return <SelectField field={field} {...rest} />;
      }
      if (field.format === formats.link) return <LinkField field={field} {...rest} />;
      if (isFileFormat(field.format)) return <MediaField field={field} {...rest} />;
      return <TextField field={field} {...rest} />;
    default:
      return <NumberField field={field} {...rest} />;
  }
}

const showEntry = (entry: FieldProps) => <FieldControl {...entry} />;

/** Whether the type of a value fits the field, so that its control can show the value. */
function fits({ type }: FormField, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (type === 'object') return isGroup(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}

/** A group of fields. An optional group can be added and removed. */
function GroupField(props: FieldProps<FormGroup>) {
  const { field, path, label, value, isRequired, isListEntry, isOpen } = props;
  const form = useForm();
  const group = { field, path, value: isGroup(value) ? value : {} };
  if (isListEntry) return <FormFields {...group} />;
  // A translation always shows the groups of the original, so they cannot be removed.
  const isFixed = isRequired || form.isTranslation === true || field.isAlwaysShown === true;
  const isAbsent = !isGroup(value) && !isFixed;
  const summary = isGroup(value) ? summaryOf(field, value, language) : strings.field.unused;
  return (
    <FieldSet
      path={path}
      label={label}
      labelLanguage={labelLanguage(form, field)}
      description={field.description}
      summary={isFoldable(field, path) ? summary : undefined}
      isOpen={isOpen}
    >
      {!isAbsent && <Fields {...group} withSeldomUsed={isSeldomUsed(field)} />}
      {!isFixed && (
        <QuietButton
          onClick={() => {
            form.change(path, isAbsent ? {} : undefined);
            if (!isAbsent) {
              const removed = t(strings.field.removed, { name: label });
              form.announce(removed, () => form.change(path, value));
            }
            focusPart(partId(path));
          }}
        >
          {isAbsent ? <PlusIcon aria-hidden="true" /> : <CrossIcon aria-hidden="true" />}
          {t(isAbsent ? strings.field.add : strings.field.removeGroup, {
            name: label,
          })}
        </QuietButton>
      )}
    </FieldSet>
  );
}
