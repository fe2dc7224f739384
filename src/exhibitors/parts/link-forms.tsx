import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { linkFields } from '../exhibitor-fields.ts';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import css from './exhibitor-form.module.css';

const noFields = {};

/** Opens the link of a mail by a press, for programs that read mails follow links. */
export function OpenForm({ link, now }: { readonly link: string; readonly now: string }) {
  const say = useSay();
  return (
    <Form fields={noFields} now={new Date(now)} intent="open">
      <p>{say(said.openText)}</p>
      <input type="hidden" name="link" value={link} />
      <SubmitButton size="large" pending={say(said.opening)}>
        {say(said.open)}
      </SubmitButton>
    </Form>
  );
}

/**
 * Signs in whoever was invited to represent the college, or with `asks` may ask to; by a press, as above.
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
  const say = useSay();
  return (
    <Form fields={noFields} now={new Date(now)} intent="enter">
      <p>{say(asks ? said.askText : said.enterText)}</p>
      <input type="hidden" name="link" value={link} />
      <SubmitButton size="large" pending={say(said.opening)}>
        {say(said.enter)}
      </SubmitButton>
    </Form>
  );
}

/** Has a new link mailed. */
export function NewLink({ now }: { readonly now: string }) {
  const say = useSay();
  return (
    <Section title={say(said.newLink)}>
      <div className={css.sheet}>
        <Form fields={linkFields} now={new Date(now)} intent="link">
          <EmailField name="email" label={say(said.email)} hint={say(said.newLinkText)} />
          <SubmitButton kind="line">{say(said.mailLink)}</SubmitButton>
        </Form>
      </div>
    </Section>
  );
}
