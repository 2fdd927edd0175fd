import type { Contact } from '../content/schemas/contact.ts';
import type { Labels } from '../labels/en.ts';
import { Field } from '../ui/Field.tsx';
import { href } from '../ui/href.ts';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  form: NonNullable<Contact['form']>;
  labels: Labels['contact']['form'];
}

/** The letter box: a real form that posts by itself. */
export function ContactForm({ form, labels }: ContactFormProps) {
  return (
    <form className={styles.form} method="post" action={href('/api/contact')}>
      <h2 className={styles.heading}>{form.heading}</h2>
      <p className={styles.note}>{labels.required}</p>
      <Field label={labels.name} name="name" autoComplete="name" required maxLength={100} />
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <Field label={labels.subject} name="subject" autoComplete="off" required maxLength={150} />
      <Field label={labels.message} name="message" lines={7} required maxLength={5000} />
      <button type="submit" className={styles.send}>
        {labels.send}
      </button>
      <p className={styles.note}>{form.privacy}</p>
    </form>
  );
}
