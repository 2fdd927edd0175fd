import type { ReactNode } from 'react';
import { bidiText } from '../../../components/bidi-text.tsx';
import field from '../../../components/form/Field.module.css';
import { FormPanel } from '../../../components/form/FormPanel.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import type { TestimonialRequest } from '../../../content/schemas/testimonials.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { HONEYPOT_NAME } from '../../../message/honeypot.ts';
import {
  answerName,
  credits,
  testimonialLimits as limits,
  type TestimonialField,
} from '../../../message/testimonial.ts';
import {
  TESTIMONIAL_FORM_ID,
  TESTIMONIAL_NO_LINK_ID,
  TESTIMONIAL_PROJECT_ID,
  TESTIMONIAL_STATUS_ID,
  testimonialControlId,
  testimonialErrorId,
} from '../../../message/testimonial-ids.ts';
import form from '../form/ContactForm.module.css';
import status from '../form/FormStatus.module.css';
import list from '../SavedWorkList.module.css';
import { RadioGroup } from './RadioGroup.tsx';
import styles from './TestimonialPanel.module.css';

interface TestimonialPanelProps {
  request: TestimonialRequest;
  /** The language of the questions, if it is not that of the page. */
  lang?: string | undefined;
  /** The name of the owner of the site. */
  owner: string;
  locale: string;
  strings: Strings;
}

/**
 * The panel with the form on which a client writes a testimonial. The built page says that the link is incomplete; the
 * server, which gets the link, shows the form instead, with the project and what was typed, or the reason why the link
 * cannot be used. The form posts to its own address, which has the link, and needs no script. The picture is the last
 * field, so that all texts come before it in a request.
 */
export function TestimonialPanel({ request, lang, owner, locale, strings }: TestimonialPanelProps) {
  const { fields, page } = strings.testimonial;
  const file = control('portrait');
  const optional = ` (${strings.form.fields.optional})`;
  const withName = (text: string) => t(text, { name: owner }, locale);
  const [before = '', after = ''] = page.project.split('{project}');
  return (
    <FormPanel heading={page.title}>
      <div
        id={TESTIMONIAL_STATUS_ID}
        className={`${status.status} ${styles.status}`}
        role="alert"
        tabIndex={-1}
      />
      <p id={TESTIMONIAL_NO_LINK_ID}>{withName(page.noLink)}</p>
      <form
        id={TESTIMONIAL_FORM_ID}
        className={`contact-form ${form.form} ${styles.form}`}
        method="post"
        encType="multipart/form-data"
        hidden
      >
        <p className={styles.about}>
          {before}
          <strong id={TESTIMONIAL_PROJECT_ID} dir="auto" />
          {after}
        </p>
        <p className="small-note">{t(fields.oneAnswer, { limit: limits.answer }, locale)}</p>
        <div className={styles.columns}>
          <div className={form.form}>
            {request.questions.map((question, index) => (
              <Field key={question} name={answerName(index)} label={bidiText(question)} lang={lang}>
                <textarea rows={4} autoComplete="off" {...control(answerName(index))} />
              </Field>
            ))}
          </div>
          <div className={form.form}>
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
                <input
                  {...control('author')}
                  required
                  autoComplete="name"
                  maxLength={limits.author}
                />
              </Field>
              <Field name="title" label={fields.title + optional}>
                <input
                  {...control('title')}
                  autoComplete="organization-title"
                  maxLength={limits.title}
                />
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
                  {...control('consent')}
                  className={list.tick}
                  type="checkbox"
                  value="yes"
                  required
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
              <p className="small-note" id="testimonial-portrait-note">
                {fields.portraitNote} <span className="script-only">{fields.portraitSmaller}</span>
              </p>
              <canvas className={styles.preview} hidden />
              <input
                {...file}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                className={`${file.className} ${styles.file}`}
                aria-describedby={`testimonial-portrait-note ${file['aria-describedby']}`}
              />
            </Field>
            <p className="small-note">{withName(fields.read)}</p>
            <div>
              <SubmitButton label={fields.send} />
            </div>
          </div>
        </div>
      </form>
    </FormPanel>
  );
}

/** The attributes that the controls of all fields have. */
const control = (name: TestimonialField) => ({
  id: testimonialControlId(name),
  className: `field-control ${field.control}`,
  name,
  'aria-describedby': testimonialErrorId(name),
});

interface FieldProps {
  name: TestimonialField;
  label: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
}

function Field({ name, label, lang, children }: FieldProps) {
  const id = testimonialControlId(name);
  return (
    <div className={`field ${field.field}`} data-field={name}>
      <label className={`field-label ${field.label}`} htmlFor={id} lang={lang}>
        {label}
      </label>
      {children}
      <p className={field.error} id={testimonialErrorId(name)} />
    </div>
  );
}
