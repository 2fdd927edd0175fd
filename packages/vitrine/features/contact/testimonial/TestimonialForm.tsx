import type { ReactNode } from 'react';
import { bidiText } from '../../../components/bidi-text.tsx';
import field from '../../../components/form/Field.module.css';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import type { TestimonialRequest } from '../../../content/schemas/testimonials.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { HONEYPOT_NAME } from '../../../message/honeypot.ts';
import {
  answerName,
  credits,
  type TestimonialField,
  testimonialLimits,
} from '../../../message/testimonial.ts';
import {
  TESTIMONIAL_FORM_ID,
  TESTIMONIAL_PROJECT_ID,
  testimonialControlId,
  testimonialErrorId,
} from '../../../message/testimonial-ids.ts';
import form from '../form/ContactForm.module.css';
import list from '../SavedWorkList.module.css';
import { RadioGroup } from './RadioGroup.tsx';
import styles from './TestimonialForm.module.css';

export interface TestimonialFormProps {
  request: TestimonialRequest;
  /** The language of the questions, if it is not that of the page. */
  lang?: string | undefined;
  /** The name of the owner of the site. */
  owner: string;
  locale: string;
  strings: Strings;
}

/**
 * The form on which a client writes a testimonial. It posts to its own address, which has the link, and needs no
 * script. The server shows it, and fills in the project and what was typed. The picture is the last field, so that
 * all texts come before it in a request.
 */
export function TestimonialForm({ request, lang, owner, locale, strings }: TestimonialFormProps) {
  const { fields, page } = strings.testimonial;
  const optional = ` (${strings.form.fields.optional})`;
  const withName = (text: string) => t(text, { name: owner }, locale);
  const [before = '', after = ''] = page.project.split('{project}');
  return (
    <form
      id={TESTIMONIAL_FORM_ID}
      className={`contact-form ${form.form} ${styles.form}`}
      method="post"
      encType="multipart/form-data"
      hidden
    >
      <p className={styles.project}>
        {before}
        <strong id={TESTIMONIAL_PROJECT_ID} dir="auto" />
        {after}
      </p>
      <p className="small-note">
        {t(fields.oneAnswer, { limit: testimonialLimits.answer }, locale)}
      </p>
      {request.questions.map((question, index) => (
        <Field
          key={question}
          name={answerName(index)}
          label={<span lang={lang}>{bidiText(question)}</span>}
        >
          {(shared) => <textarea rows={4} autoComplete="off" {...shared} />}
        </Field>
      ))}
      {request.stars && (
        <RadioGroup
          name="stars"
          label={fields.stars + optional}
          options={[
            { value: '', text: fields.noStars },
            ...[5, 4, 3, 2, 1].map((count) => ({
              value: String(count),
              text: t(strings.testimonials.stars, { count }, locale),
            })),
          ]}
        />
      )}
      <div className={styles.author}>
        <Field name="author" label={fields.author}>
          {(shared) => (
            <input
              type="text"
              required
              autoComplete="name"
              maxLength={testimonialLimits.author}
              {...shared}
            />
          )}
        </Field>
        <Field name="title" label={fields.title + optional}>
          {(shared) => (
            <input
              type="text"
              autoComplete="organization-title"
              maxLength={testimonialLimits.title}
              {...shared}
            />
          )}
        </Field>
      </div>
      <RadioGroup
        name="credit"
        label={fields.credit}
        options={credits.map((value) => ({ value, text: fields[value] }))}
      />
      <div>
        <label className={`${list.entry} ${styles.consent}`}>
          <input
            id={testimonialControlId('consent')}
            className={list.tick}
            type="checkbox"
            name="consent"
            value="yes"
            required
            aria-describedby={testimonialErrorId('consent')}
          />
          <span>{withName(fields.consent)}</span>
        </label>
        <p className={field.error} id={testimonialErrorId('consent')} />
      </div>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {strings.form.fields.honeypot}{' '}
          <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field name="portrait" label={fields.portrait + optional}>
        {(shared) => (
          <>
            <p className="small-note" id="testimonial-portrait-note">
              {fields.portraitNote} <span className="script-only">{fields.portraitSmaller}</span>
            </p>
            <canvas className={styles.preview} hidden />
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              {...shared}
              className={`${shared.className} ${styles.file}`}
              aria-describedby={`testimonial-portrait-note ${shared['aria-describedby']}`}
            />
          </>
        )}
      </Field>
      <p className="small-note">{withName(fields.read)}</p>
      <div>
        <SubmitButton label={fields.send} />
      </div>
    </form>
  );
}

interface FieldProps {
  name: TestimonialField;
  label: ReactNode;
  /** Draws the control, with the attributes that all have. */
  children: (shared: {
    id: string;
    className: string;
    name: string;
    'aria-describedby': string;
  }) => ReactNode;
}

function Field({ name, label, children }: FieldProps) {
  const id = testimonialControlId(name);
  return (
    <div className={`field ${field.field}`} data-field={name}>
      <label className={`field-label ${field.label}`} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: `field-control ${field.control}`,
        name,
        'aria-describedby': testimonialErrorId(name),
      })}
      <p className={field.error} id={testimonialErrorId(name)} />
    </div>
  );
}
