import { FormPanel } from '../../../components/form/FormPanel.tsx';
import { t } from '../../../i18n/t.ts';
import { TESTIMONIAL_NO_LINK_ID, TESTIMONIAL_STATUS_ID } from '../../../message/testimonial-ids.ts';
import status from '../form/FormStatus.module.css';
import styles from './TestimonialForm.module.css';
import { TestimonialForm, type TestimonialFormProps } from './TestimonialForm.tsx';

/**
 * The panel with the form for a testimonial. The built page says that the link is incomplete; the server, which
 * gets the link, shows the form instead, or the reason why it cannot be used.
 */
export function TestimonialPanel(props: TestimonialFormProps) {
  const { owner, locale, strings } = props;
  const { page } = strings.testimonial;
  return (
    <FormPanel heading={page.title}>
      <div
        id={TESTIMONIAL_STATUS_ID}
        className={`${status.status} ${styles.status}`}
        role="alert"
        tabIndex={-1}
      />
      <p id={TESTIMONIAL_NO_LINK_ID}>{t(page.noLink, { name: owner }, locale)}</p>
      <TestimonialForm {...props} />
    </FormPanel>
  );
}
