import { Link, data, redirect } from 'react-router';
import type { Route } from './+types/new-college.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { domainOf } from '../../../platform/addresses/read-web-address.ts';
import { countryOfState, stateNames } from '../../../platform/addresses/states.ts';
import { stateName } from '../../../platform/addresses/state-name.ts';
import { adminCollegesMessages } from './admin-colleges.messages.ts';
import { areAlike } from './alike-names.ts';
import { managedColleges } from './colleges-queries.ts';
import { newCollegeFields } from './new-college-fields.ts';
import { newCollegeMessages as messages } from './new-college.messages.ts';

const createCollege = graphql(`
  mutation AddCollege($input: CreateCollegeInput!) {
    createCollege(input: $input) {
      id
    }
  }
`);

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.lead),
    path: '/admin/colleges/new',
  });
  return { meta, now: call.now };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { values, problems } = checkForm(newCollegeFields, form, call);
  if (problems) return data({ ...problemData(problems, form), alike: [] }, 400);
  const t = translatorFor(call.locale);
  if (form.get('another') !== 'true') {
    const alike = await findAlike(call, values);
    if (alike.length > 0) {
      const refused = refusalData({ message: t(messages.alikeFirst) }, form);
      return data({ ...refused, alike }, 409);
    }
  }
  const made = await call.ask(createCollege, {
    input: {
      ...values,
      domain: values.domain?.toLowerCase() ?? domainOf(values.boothUrl),
      country: countryOfState(values.state),
    },
  });
  const [error] = made.errors;
  if (error) return data({ ...refusalData(error, form), alike: [] }, 400);
  return redirect(`/admin/colleges/${made.data?.createCollege?.id ?? ''}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message: t(messages.created) }) },
  });
}

/** Colleges of the same state whose names may mean the same one. */
async function findAlike(
  call: PageCall,
  { name, state }: { readonly name: string; readonly state: string },
) {
  const { manageColleges } = await call.query(managedColleges, { search: name, state });
  return manageColleges.items
    .filter((one) => areAlike(one.name, name))
    .slice(0, 5)
    .map(({ id, name: called, city, status }) => ({ id, name: called, city, status }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/new`: adds a college that is on no federal list. */
export default function NewCollege({ loaderData: { now }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const alike = actionData?.alike ?? [];
  return (
    <Wrap narrow>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.lead)}
        trail={
          <Breadcrumbs trail={[{ label: t(adminCollegesMessages.title), to: '/admin/colleges' }]} />
        }
      />
      <Form fields={newCollegeFields} now={now}>
        {alike.length > 0 && (
          <Notice kind="warning" title={t(messages.alike)}>
            <ul>
              {alike.map(({ id, name, city, status }) => (
                <li key={id}>
                  <Link to={`/admin/colleges/${id}`}>{name}</Link>, {city}
                  {status === 'active'
                    ? ''
                    : ` (${t(adminCollegesMessages[status === 'draft' ? 'draft' : 'closed'])})`}
                </li>
              ))}
            </ul>
            <label>
              <input type="checkbox" name="another" value="true" /> {t(messages.another)}
            </label>
          </Notice>
        )}
        <TextField name="name" label={t(messages.name)} autoComplete="off" />
        <TextField
          name="boothUrl"
          type="url"
          inputMode="url"
          label={t(messages.website)}
          hint={t(messages.websiteHint)}
          autoComplete="off"
        />
        <TextField
          name="domain"
          label={t(messages.domain)}
          hint={t(messages.domainHint)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField name="address1" label={t(messages.address1)} autoComplete="off" />
        <TextField name="address2" label={t(messages.address2)} autoComplete="off" />
        <TextField name="city" label={t(messages.city)} autoComplete="off" />
        <SelectField
          name="state"
          label={t(messages.state)}
          options={[...stateNames.keys()].map((value) => ({ value, label: stateName(t, value) }))}
        />
        <TextField name="postalCode" label={t(messages.postalCode)} autoComplete="off" />
        <SubmitButton pending={t(messages.creating)}>{t(messages.create)}</SubmitButton>
      </Form>
    </Wrap>
  );
}
