import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { agreeFields } from './agree-fields.ts';
import css from './agree-first.module.css';
import { agreeingWords as said } from './agreeing.words.ts';

interface AgreeFirstProps {
  /** The exhibitor. */
  readonly name: string;
  readonly fair: { readonly name: string; readonly slug: string };
  /** What the form sends as its intent. */
  readonly intent: string;
  readonly now: string;
}

/** An exhibitor whom an organizer entered reads what it agrees to, and agrees. */
export function AgreeFirst({ name, fair, intent, now }: AgreeFirstProps) {
  const say = useSay();
  const { terms, privacy } = fairPaths(fair.slug);
  return (
    <div className={css.first}>
      <Notice kind="warning" title={say(said.title, { fair: fair.name })}>
        <div className={css.agree}>
          <p>{say(said.text, { name })}</p>
          <p>
            {say(said.read)} <Link to={terms}>{say(said.terms)}</Link>,{' '}
            <Link to={privacy}>{say(said.privacy)}</Link>
          </p>
          <Form fields={agreeFields} now={new Date(now)} intent={intent}>
            <CheckboxField name="consent" label={say(said.consent, { name })} />
            <div>
              <SubmitButton pending={say(said.agreeing)}>{say(said.agree)}</SubmitButton>
            </div>
          </Form>
          <p>{say(said.no)}</p>
        </div>
      </Notice>
    </div>
  );
}
