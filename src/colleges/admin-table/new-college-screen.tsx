import { Link, data, redirect } from 'react-router';
import type { Route } from './+types/new-college-screen.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { checkForm } from '../../ui/check-form.ts';
import { problemData, refusalData } from '../../ui/form-problem.ts';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { domainOf } from '../import/read-web-address.ts';
import { countryOfState, stateNames } from '../states.ts';
import { adminCollegesWords } from './admin-colleges.words.ts';
import { areAlike } from './alike-names.ts';
import { managedColleges } from './colleges-queries.ts';
import { newCollegeFields } from './new-college-fields.ts';
import { newCollegeWords as said } from './new-college.words.ts';

const createCollege = graphql(`
  mutation AddCollege($input: CreateCollegeInput!) {
    createCollege(input: $input) {
      id
    }
  }
`);

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.lead),
    path: '/admin/colleges/new',
  });
  return { meta, now: call.now };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { values, problems } = checkForm(newCollegeFields, form, call);
  if (problems) return data({ ...problemData(problems, form), alike: [] }, 400);
  const say = speak(call.locale);
  if (form.get('another') !== 'true') {
    const alike = await findAlike(call, values);
    if (alike.length > 0) {
      const refused = refusalData({ message: say(said.alikeFirst) }, form);
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
    headers: { 'set-cookie': flashCookie({ type: 'success', message: say(said.created) }) },
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

/** `/admin/colleges/new`: a college that is on no federal list. */
export default function NewCollege({ loaderData: { now }, actionData }: Route.ComponentProps) {
  const say = useSay();
  const alike = actionData?.alike ?? [];
  return (
    <Wrap narrow>
      <PageHead
        title={say(said.title)}
        lead={say(said.lead)}
        trail={
          <Breadcrumbs trail={[{ label: say(adminCollegesWords.title), to: '/admin/colleges' }]} />
        }
      />
      <Form fields={newCollegeFields} now={now}>
        {alike.length > 0 && (
          <Notice kind="warning" title={say(said.alike)}>
            <ul>
              {alike.map(({ id, name, city, status }) => (
                <li key={id}>
                  <Link to={`/admin/colleges/${id}`}>{name}</Link>, {city}
                  {status === 'active'
                    ? ''
                    : ` (${say(adminCollegesWords[status === 'draft' ? 'draft' : 'closed'])})`}
                </li>
              ))}
            </ul>
            <label>
              <input type="checkbox" name="another" value="true" /> {say(said.another)}
            </label>
          </Notice>
        )}
        <TextField name="name" label={say(said.name)} autoComplete="off" />
        <TextField
          name="boothUrl"
          type="url"
          inputMode="url"
          label={say(said.website)}
          hint={say(said.websiteHint)}
          autoComplete="off"
        />
        <TextField
          name="domain"
          label={say(said.domain)}
          hint={say(said.domainHint)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField name="address1" label={say(said.address1)} autoComplete="off" />
        <TextField name="address2" label={say(said.address2)} autoComplete="off" />
        <TextField name="city" label={say(said.city)} autoComplete="off" />
        <SelectField
          name="state"
          label={say(said.state)}
          options={[...stateNames].map(([value, label]) => ({ value, label }))}
        />
        <TextField name="postalCode" label={say(said.postalCode)} autoComplete="off" />
        <SubmitButton pending={say(said.creating)}>{say(said.create)}</SubmitButton>
      </Form>
    </Wrap>
  );
}
