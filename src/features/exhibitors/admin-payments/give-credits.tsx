import { Form } from '../../../ui/forms/form.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { creditFields } from './answer-admin-payments.ts';
import css from './admin-payments.module.css';
import { AgainField } from './again-field.tsx';

interface GiveCreditsProps {
  /** The search text; '' before. */
  readonly name: string;
  readonly colleges: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly fairCredits: number | null;
  }[];
  readonly show: string;
  readonly now: Date;
  /** One per page view: a form that is sent twice gives once. */
  readonly pageKey: string;
}

/** Finds a college, and gives it credits with a reason. */
export function GiveCredits({ name, colleges, show, now, pageKey }: GiveCreditsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.give)} id="credits">
      <p className={css.lead}>{t(messages.giveText)}</p>
      <FilterBar
        act={t(messages.search)}
        label={t(messages.findCollege)}
        search={{ name: 'college', label: t(messages.findCollege), text: name }}
        kept={{ show }}
      />
      {name !== '' && colleges.length === 0 && <p role="status">{t(messages.noCollege)}</p>}
      <ul role="list" className={css.colleges}>
        {colleges.map((college) => (
          <li key={college.id}>
            <p>
              <strong>{college.name}</strong>
              <span className={css.second}>
                {[college.city, college.state].filter(Boolean).join(', ')}
                {'\u00a0· '}
                {t(messages.has, { credits: college.fairCredits ?? 0 })}
              </span>
            </p>
            <GiveCreditsForm
              id={college.id}
              name={college.name ?? ''}
              now={now}
              pageKey={pageKey}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface GiveCreditsFormProps {
  /** The college's id. */
  readonly id: string;
  readonly name: string;
  readonly now: Date;
  readonly pageKey: string;
}

/** How many credits to give a college, and why. */
export function GiveCreditsForm({ id, name, now, pageKey }: GiveCreditsFormProps) {
  const t = useTranslate();
  return (
    <Form fields={creditFields} now={now} intent={`give ${id}`}>
      <input type="hidden" name="act" value="give" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={pageKey} />
      <div className={css.giving}>
        <NumberField name="credits" label={t(messages.howMany)} />
        <TextField name="note" label={t(messages.why)} />
        <AgainField key={pageKey} />
        <SubmitButton kind="line" aria-label={t(messages.giveTo, { name })}>
          {t(messages.give)}
        </SubmitButton>
      </div>
    </Form>
  );
}
