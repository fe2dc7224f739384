import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import { CollegeInputs, PeopleInputs } from '../registering/contact-inputs.tsx';
import { InvoiceInputs } from '../registering/payment-inputs.tsx';
import formCss from '../registering/exhibitor-form.module.css';
import { collegeFields, guestFields, waysToAdd } from './adding-fields.ts';
import { addingMessages as messages } from './adding.messages.ts';
import css from './adding.module.css';

interface AddFormProps {
  /** Null for a guest. */
  readonly college: { readonly name: string; readonly place: string } | null;
  readonly now: Date;
}

const initial = { paymentType: ['invoice'] };

/** The second step: the contact, and the price. */
export function AddForm({ college, now }: AddFormProps) {
  const t = useTranslate();
  return (
    <div className={formCss.sheet}>
      <p className={css.lead}>{t(messages.lead)}</p>
      <Form fields={college ? collegeFields : guestFields} now={now} initial={initial}>
        <section className={formCss.step} aria-labelledby="adding-who">
          <h3 id="adding-who">{college ? college.name : t(messages.guestTitle)}</h3>
          <p>
            {college && `${college.place} · `}
            <Link to="?">{t(messages.other)}</Link>
          </p>
          {!college && <CollegeInputs />}
        </section>
        <section className={formCss.step} aria-labelledby="adding-contact">
          <h3 id="adding-contact">{t(messages.contact)}</h3>
          <PeopleInputs asksTimes={false} />
          {college && (
            <CheckboxField
              name="inviteContact"
              label={t(messages.asRep)}
              hint={t(messages.asRepHint)}
            />
          )}
        </section>
        <section className={formCss.step} aria-labelledby="adding-payment">
          <h3 id="adding-payment">{t(messages.payment)}</h3>
          <RadioCards
            name="paymentType"
            label={t(messages.payBy)}
            options={waysToAdd.map((value) => ({
              value,
              label: t(messages[value]),
              hint: t(messages[`${value}Hint`]),
            }))}
          />
          <InvoiceInputs />
          <NumberField name="price" label={t(messages.price)} hint={t(messages.priceHint)} />
          <div>
            <SubmitButton pending={t(messages.adding)}>{t(messages.addNow)}</SubmitButton>
          </div>
        </section>
      </Form>
    </div>
  );
}
