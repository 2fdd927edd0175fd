import {
  type FieldPath,
  type FormField,
  type FormGroup,
  isGroup,
  type Json,
  type JsonGroup,
} from 'vitrine/form';
import { arrange, isRow, isSeldom } from '../form/arrange.ts';
import { fieldName } from '../form/labels.ts';
import { isTranslatable } from '../form/translation.ts';
import { type Form, originalAt } from './form-context.ts';
import { language } from './language.ts';

/** A group of fields with its place and its value in the file. */
export interface GroupValue {
  field: FormGroup;
  path: FieldPath;
  value: JsonGroup;
}

/** A field that the form shows, with its label and its value. */
export interface ShownField {
  name: string;
  field: FormField;
  path: FieldPath;
  label: string;
  value: Json | undefined;
  isRequired: boolean;
}

/** The fields of a group that the form shows, in the order of the form. */
export function shownFields(form: Form, { field, path, value }: GroupValue): ShownField[] {
  return arrange(field, value).flatMap((name) => {
    const inner = field.properties[name];
    if (inner === undefined) return [];
    const at = [...path, name];
    const isShown =
      name in value ? !isMergeId(form, inner) : isOffered(form, inner, at, { field, value });
    if (!isShown) return [];
    const isRequired = !form.isPartial && field.required.includes(name) && inner.info.isId !== true;
    return [
      {
        name,
        field: inner,
        path: at,
        label: inner.info.label ?? fieldName(name, language),
        value: value[name],
        isRequired,
      },
    ];
  });
}

/** The row that is open at first: the first one that every such file has, or in a translation the first one. */
export function firstRow(form: Form, fields: readonly ShownField[]): ShownField | undefined {
  return fields.find(
    ({ field, path, isRequired }) => isRow(field, path) && (isRequired || form.isPartial === true),
  );
}

/** A seldom used field, or a group that contains some, which are its `parts`. */
export interface SeldomPart extends ShownField {
  parts: SeldomPart[];
}

/** The seldom used fields of a file or list entry, also those in its groups, but not in its lists. */
export function seldomParts(form: Form, group: GroupValue): SeldomPart[] {
  return shownFields(form, group).flatMap((shown) => {
    if (isSeldom(shown.field)) return [{ ...shown, parts: [] }];
    const { field, path, value, isRequired } = shown;
    const isPresent = isGroup(value) || isRequired || form.isPartial === true;
    if (field.type !== 'object' || !isPresent) return [];
    const parts = seldomParts(form, { field, path, value: isGroup(value) ? value : {} });
    return parts.length === 0 ? [] : [{ ...shown, parts }];
  });
}

/** The seldom used fields without the groups around them. */
export function seldomLeaves(parts: readonly SeldomPart[]): SeldomPart[] {
  return parts.flatMap((part) => (part.parts.length === 0 ? [part] : seldomLeaves(part.parts)));
}

/** Whether a field is the id that links a translated entry to its original; forms do not show it. */
function isMergeId({ isPartial = false }: Form, { info }: FormField): boolean {
  return isPartial && info.isId === true;
}

/** Whether the form shows a field that is absent in the file, so that it can be filled in. */
function isOffered(
  form: Form,
  inner: FormField,
  path: FieldPath,
  group: Pick<GroupValue, 'field' | 'value'>,
): boolean {
  if (form.isPartial) return isTranslatable(inner) && originalAt(form, path) !== undefined;
  return belongs(inner.info.provider, group);
}

/** Whether a field applies to the chosen provider; a field without a provider always applies. */
function belongs(
  provider: string | undefined,
  { field: { properties: fields }, value }: Pick<GroupValue, 'field' | 'value'>,
): boolean {
  return provider === undefined || provider === (value.provider ?? fields.provider?.info.default);
}
