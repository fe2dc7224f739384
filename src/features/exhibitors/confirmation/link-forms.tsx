import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { linkFields } from '../exhibitor-fields.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import css from '../registering/exhibitor-form.module.css';

const noFields = {};

/** Opens an emailed link by a button, because email programs follow links. */
export function OpenForm({ link, now }: { readonly link: string; readonly now: string }) {
  const t = useTranslate();
  return (
    <Form fields={noFields} now={new Date(now)} intent="open">
      <p>{t(messages.openText)}</p>
      <input type="hidden" name="link" value={link} />
      <SubmitButton size="large" pending={t(messages.opening)}>
        {t(messages.open)}
      </SubmitButton>
    </Form>
  );
}

/**
 * Signs in an invited rep, or with `asks` someone who can file a claim; by a button, as above.
 */
export function EnterForm({
  link,
  asks,
  now,
}: {
  readonly link: string;
  readonly asks: boolean;
  readonly now: string;
}) {
  const t = useTranslate();
  return (
    <Form fields={noFields} now={new Date(now)} intent="enter">
      <p>{t(asks ? messages.askText : messages.enterText)}</p>
      <input type="hidden" name="link" value={link} />
      <SubmitButton size="large" pending={t(messages.opening)}>
        {t(messages.enter)}
      </SubmitButton>
    </Form>
  );
}

/** Sends a new link. */
export function NewLink({ now }: { readonly now: string }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.newLink)}>
      <div className={css.sheet}>
        <Form fields={linkFields} now={new Date(now)} intent="link">
          <EmailField name="email" label={t(messages.email)} hint={t(messages.newLinkText)} />
          <SubmitButton kind="line">{t(messages.mailLink)}</SubmitButton>
        </Form>
      </div>
    </Section>
  );
}
