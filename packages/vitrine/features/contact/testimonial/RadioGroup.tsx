import fields from '../../../components/form/Field.module.css';
import type { TestimonialField } from '../../../message/testimonial.ts';
import { testimonialControlId, testimonialErrorId } from '../../../message/testimonial-ids.ts';
import list from '../SavedWorkList.module.css';

interface RadioGroupProps {
  name: 'credit' | 'stars';
  label: string;
  /** The options by their values, of which the first one is chosen. */
  options: readonly { value: string; text: string }[];
}

/** The options of a field of the form for testimonials, one of which is always chosen. */
export function RadioGroup({ name, label, options }: RadioGroupProps) {
  const field: TestimonialField = name;
  return (
    <fieldset
      id={testimonialControlId(field)}
      className={`${list.list} ${list.choices}`}
      tabIndex={-1}
      aria-describedby={testimonialErrorId(field)}
    >
      <legend className={list.legend}>{label}</legend>
      {options.map(({ value, text }, index) => (
        <label key={value} className={list.entry}>
          <input
            id={testimonialControlId(field, value || 0)}
            className={list.tick}
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
          />
          <span>{text}</span>
        </label>
      ))}
      <p className={fields.error} id={testimonialErrorId(field)} />
    </fieldset>
  );
}
