import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { agreeFields } from './agree-fields.ts';
import css from './agree-first.module.css';
import { agreeingMessages as messages } from './agreeing.messages.ts';

interface AgreeFirstProps {
  /** The exhibitor's name. */
  readonly name: string;
  readonly fair: { readonly name: string; readonly slug: string };
  /** The intent that the form sends. */
  readonly intent: string;
  readonly now: string;
}

/** An exhibitor entered by an organizer reads the terms, and agrees. */
export function AgreeFirst({ name, fair, intent, now }: AgreeFirstProps) {
  const t = useTranslate();
  const { terms, privacy } = fairPaths(fair.slug);
  return (
    <div className={css.first}>
      <Notice kind="warning" title={t(messages.title, { fair: fair.name })}>
        <div className={css.agree}>
          <p>{t(messages.text, { name })}</p>
          <p>
            {t(messages.read)} <Link to={terms}>{t(messages.terms)}</Link>,{' '}
            <Link to={privacy}>{t(messages.privacy)}</Link>
          </p>
          <Form fields={agreeFields} now={new Date(now)} intent={intent}>
            <CheckboxField name="consent" label={t(messages.consent, { name })} />
            <div>
              <SubmitButton pending={t(messages.agreeing)}>{t(messages.agree)}</SubmitButton>
            </div>
          </Form>
          <p>{t(messages.no)}</p>
        </div>
      </Notice>
    </div>
  );
}
