import { data, Link, redirect } from 'react-router';
import type { Route } from './+types/new-exhibitor.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { asChosen, billingOf, contactsOf, inputNames } from '../exhibitor-fields.ts';
import { collegeFields, guestFields, waysToAdd } from './adding-fields.ts';
import { addExhibitorCall, collegesToAdd, collegeToAdd } from './adding-queries.ts';
import { addingMessages as messages } from './adding.messages.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { NumberField } from '../../../ui/fields/text-field.tsx';
import css from './adding.module.css';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { CollegeInputs, PeopleInputs } from '../registering/contact-inputs.tsx';
import { InvoiceInputs } from '../registering/payment-inputs.tsx';
import formCss from '../registering/exhibitor-form.module.css';

interface AddFormProps {
  /** Null for a guest. */
  readonly college: { readonly name: string; readonly place: string } | null;
  readonly now: Date;
}

const initial = { paymentType: ['invoice'] };

/** The second step: the contact, and the price. */
function AddForm({ college, now }: AddFormProps) {
  const t = useTranslate();
  return (
    <div className={formCss.sheet}>
      <p className={css.lead}>{t(messages.lead)}</p>
      <Form fields={college ? collegeFields : guestFields} now={now} initial={initial}>
        <section className={formCss.step} aria-labelledby="adding-who">
          <h3 id="adding-who">{college ? college.name : t(messages.guestTitle)}</h3>
          <p>
            {college && `${college.place}\u00a0· `}
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

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  await openManagedFair(call, fairId);
  const title = translatorFor(call.locale)(messages.add);
  const path = `/admin/fairs/${fairId}/exhibitors/new`;
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const chosen = await readChosen(call, url);
  const found =
    chosen === null && search !== ''
      ? (await call.query(collegesToAdd, { search })).manageColleges.items.slice(0, 20)
      : null;
  const meta = pageMeta({ ...call, title, description: title, path });
  return { meta, fairId, search, chosen, found, now: call.now };
}

/** A college, `guest` for none of them, or null before the selection. */
async function readChosen(call: PageCall, url: URL) {
  const id = url.searchParams.get('college');
  if (id === null) return null;
  if (id === 'guest') return 'guest' as const;
  const { getCollege } = isUuid(id) ? await call.query(collegeToAdd, { id }) : { getCollege: null };
  if (getCollege?.status !== 'active') throw new Response(null, { status: 404 });
  const { name, city, state } = getCollege;
  return { id: getCollege.id, name: name ?? '', place: [city, state].filter(Boolean).join(', ') };
}

export async function action({ request, context, params: { fairId }, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const chosen = await readChosen(call, url);
  if (chosen === null) return redirect(url.pathname);
  const form = asChosen(await request.formData());
  const isGuest = chosen === 'guest';
  const checked = checkForm(isGuest ? guestFields : collegeFields, form, call);
  if (checked.problems) return data(problemData(checked.problems, form), 400);
  const guest = isGuest ? checkForm(guestFields, form, call).values : null;
  const { values } = checkForm(collegeFields, form, call);
  const nowhere = {
    name: '',
    address1: '',
    address2: null,
    city: '',
    state: '',
    country: '',
    postalCode: '',
  };
  const contacts = contactsOf({ ...nowhere, ...values, ...guest });
  const { name, address1, address2, city, state, country, postalCode, ...people } = contacts;
  const { paymentType, price } = values;
  const { data: made, errors } = await call.ask(addExhibitorCall, {
    input: {
      ...people,
      fairId,
      paymentType,
      ...(isGuest
        ? { name, address1, address2, city, state, country, postalCode }
        : { collegeId: chosen.id, inviteContact: values.inviteContact }),
      ...(paymentType === 'invoice' ? billingOf(values) : {}),
      amountCents: price === null ? null : Math.round(price * 100),
    },
  });
  if (!made)
    return data(
      refusalData(errors[0] ?? { message: '' }, form, { ...inputNames, amountCents: 'price' }),
      400,
    );
  const message = translatorFor(call.locale)(messages.added, {
    name: isGuest ? name : chosen.name,
  });
  return redirect(`/admin/fairs/${fairId}/exhibitors/${made.addExhibitor}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/exhibitors/new`: registers an exhibitor by hand, for admins. */
export default function NewExhibitor({ loaderData }: Route.ComponentProps) {
  const { fairId, search, chosen, found, now } = loaderData;
  const t = useTranslate();
  return (
    <Section title={t(messages.add)}>
      <p>
        <Link to={`/admin/fairs/${fairId}/exhibitors`}>{t(messages.all)}</Link>
      </p>
      {chosen === null ? (
        <ChooseCollege search={search} found={found} />
      ) : (
        <AddForm college={chosen === 'guest' ? null : chosen} now={now} />
      )}
    </Section>
  );
}

interface ChooseCollegeProps {
  readonly search: string;
  /** Null before the first search. */
  readonly found:
    | readonly {
        readonly id: string;
        readonly name: string;
        readonly city: string;
        readonly state: string;
      }[]
    | null;
}

/** The first step: select a college, or a guest. */
function ChooseCollege({ search, found }: ChooseCollegeProps) {
  const t = useTranslate();
  return (
    <>
      <p className={css.lead}>{t(messages.chooseLead)}</p>
      <FilterBar
        act={t(messages.search)}
        label={t(messages.find)}
        search={{ label: t(messages.find), text: search }}
      />
      {found?.length === 0 && <p role="status">{t(messages.nothing)}</p>}
      {found !== null && found.length > 0 && (
        <ul role="list" className={css.found}>
          {found.map(({ id, name, city, state }) => (
            <li key={id}>
              <Link to={`?college=${id}`} aria-label={t(messages.choose, { name })}>
                {name}
              </Link>
              <span>
                {city}, {state}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to="?college=guest" kind="line" icon="plus">
          {t(messages.guest)}
        </ButtonLink>
      </p>
    </>
  );
}
