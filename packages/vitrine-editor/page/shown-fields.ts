import {
  type FieldPath,
  type FormField,
  type FormGroup,
  isGroup,
  type Json,
  type JsonGroup,
} from 'vitrine/form';
import { arrange, isFoldable, isSeldomUsed } from '../form/arrange.ts';
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
    const child = field.properties[name];
    if (child === undefined) return [];
    const at = [...path, name];
    const isPresent = name in value;
    if (isPresent && isTranslationKey(form, child)) return [];
    if (!isPresent && !canBeAdded(form, child, at, { field, value })) return [];
    const isRequired = !form.isTranslation && field.required.includes(name) && !child.info.isId;
    return [
      {
        name,
        field: child,
        path: at,
        label: child.label ?? fieldName(name, language),
        value: value[name],
        isRequired,
      },
    ];
  });
}

/** The row to expand initially: the first required one; in a translation the first one. */
export function firstRow(form: Form, fields: readonly ShownField[]): ShownField | undefined {
  return fields.find(
    ({ field, path, isRequired }) => isFoldable(field, path) && (isRequired || form.isTranslation),
  );
}

/** A seldom used field, or a group that contains such fields, which are its `children`. */
export interface SeldomUsedPart extends ShownField {
  children: SeldomUsedPart[];
}

/** The seldom used fields of a file or list entry, also those in its groups, but not in its lists. */
export function seldomUsedParts(form: Form, group: GroupValue): SeldomUsedPart[] {
  return shownFields(form, group).flatMap((shown) => {
    if (isSeldomUsed(shown.field)) return [{ ...shown, children: [] }];
    const { field, path, value, isRequired } = shown;
    const isPresent = isGroup(value) || isRequired || form.isTranslation === true;
    if (field.type !== 'object' || !isPresent) return [];
    const children = seldomUsedParts(form, { field, path, value: isGroup(value) ? value : {} });
    return children.length === 0 ? [] : [{ ...shown, children }];
  });
}

/** The seldom used fields without the groups around them. */
export function ungrouped(parts: readonly SeldomUsedPart[]): SeldomUsedPart[] {
  return parts.flatMap((one) => (one.children.length === 0 ? [one] : ungrouped(one.children)));
}

/** Whether a field is the id that links a translated entry to its original; forms do not show it. */
function isTranslationKey({ isTranslation = false }: Form, { info }: FormField): boolean {
  return isTranslation && info.isId === true;
}

/** Whether the form shows a field that is absent in the file, so that it can be filled in. */
function canBeAdded(
  form: Form,
  child: FormField,
  path: FieldPath,
  group: Pick<GroupValue, 'field' | 'value'>,
): boolean {
  if (form.isTranslation) return isTranslatable(child) && originalAt(form, path) !== undefined;
  const { provider, beside } = child.info;
  return (
    (beside === undefined || Boolean(group.value[beside])) && appliesToProvider(provider, group)
  );
}

/** Whether a field applies to the chosen provider; a field without a provider always applies. */
function appliesToProvider(
  provider: string | undefined,
  { field: { properties: fields }, value }: Pick<GroupValue, 'field' | 'value'>,
): boolean {
  return provider === undefined || provider === (value.provider ?? fields.provider?.info.default);
}
