import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { askFields } from './class-fields.ts';
import { classMessages as messages } from '../class.messages.ts';
import css from './class-parts.module.css';

/** The page of an unconfirmed counselor: why to wait, and whom to ask. */
export function WaitForSchool({ school, now }: { school: string | null; now: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={school === null ? t(messages.waitNoSchool) : t(messages.waitTitle, { school })}
      action={
        <div className={css.ask}>
          <Form fields={askFields} now={new Date(now)} intent="ask">
            <EmailField name="email" label={t(messages.askEmail)} autoComplete="off" />
            <div>
              <SubmitButton pending={t(messages.asking)}>{t(messages.ask)}</SubmitButton>
            </div>
          </Form>
        </div>
      }
    >
      {t(messages.waitText)}
    </EmptyState>
  );
}
