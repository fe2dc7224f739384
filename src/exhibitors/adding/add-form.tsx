import { Link } from 'react-router';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { RadioCards } from '../../ui/choice-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { CollegeInputs, PeopleInputs } from '../parts/contact-inputs.tsx';
import { InvoiceInputs } from '../parts/payment-inputs.tsx';
import formCss from '../parts/exhibitor-form.module.css';
import { collegeFields, guestFields, waysToAdd } from './adding-fields.ts';
import { addingWords as said } from './adding.words.ts';
import css from './adding.module.css';

interface AddFormProps {
  /** Null for a guest. */
  readonly college: { readonly name: string; readonly place: string } | null;
  readonly now: Date;
}

const initial = { paymentType: ['invoice'] };

/** The second step: who comes for it, and what it pays. */
export function AddForm({ college, now }: AddFormProps) {
  const say = useSay();
  return (
    <div className={formCss.sheet}>
      <p className={css.lead}>{say(said.lead)}</p>
      <Form fields={college ? collegeFields : guestFields} now={now} initial={initial}>
        <section className={formCss.step} aria-labelledby="adding-who">
          <h3 id="adding-who">{college ? college.name : say(said.guestTitle)}</h3>
          <p>
            {college && `${college.place} · `}
            <Link to="?">{say(said.other)}</Link>
          </p>
          {!college && <CollegeInputs />}
        </section>
        <section className={formCss.step} aria-labelledby="adding-contact">
          <h3 id="adding-contact">{say(said.contact)}</h3>
          <PeopleInputs asksTimes={false} />
          {college && (
            <CheckboxField
              name="inviteContact"
              label={say(said.asRep)}
              hint={say(said.asRepHint)}
            />
          )}
        </section>
        <section className={formCss.step} aria-labelledby="adding-payment">
          <h3 id="adding-payment">{say(said.payment)}</h3>
          <RadioCards
            name="paymentType"
            label={say(said.payBy)}
            options={waysToAdd.map((value) => ({
              value,
              label: say(said[value]),
              hint: say(said[`${value}Hint`]),
            }))}
          />
          <InvoiceInputs />
          <NumberField name="price" label={say(said.price)} hint={say(said.priceHint)} />
          <div>
            <SubmitButton pending={say(said.adding)}>{say(said.addNow)}</SubmitButton>
          </div>
        </section>
      </Form>
    </div>
  );
}
