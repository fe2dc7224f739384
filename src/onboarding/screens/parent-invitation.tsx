import { redirect } from 'react-router';
import type { Route } from './+types/parent-invitation.ts';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { invitationPage } from '../../students/invitation-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { parentInvitationWords as said } from '../parent-invitation.words.ts';
import {
  acceptByForm,
  invitationQuery,
  nameFields,
  openLink,
  sendByForm,
} from '../parts/parent-invitation-by-form.ts';
import css from './parent-invitation.module.css';

/** Its address holds the key of an email: it goes to no one, and stays nowhere. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const say = speak(call.locale);
  const key = url.searchParams.get('key') ?? '';
  const shown = key === '' ? null : (await call.query(invitationQuery, { key })).parentInvitation;
  const student = shown?.studentFirstName ?? '';
  const isSent = url.searchParams.has('sent');
  return {
    shown,
    initial: { firstName: shown?.firstName ?? '', lastName: shown?.lastName ?? '' },
    hasKey: key !== '',
    isSent,
    now: call.now.toISOString(),
    meta: pageMeta({
      ...call,
      title: shown ? say(said.title, { student }) : say(isSent ? said.sentTitle : said.overTitle),
      description: say(said.description),
      path: invitationPage,
      noindex: true,
    }),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const key = url.searchParams.get('key') ?? '';
  switch (form.get('intent')) {
    case 'accept':
      return acceptByForm(call, key, form);
    case 'open':
      return openLink(call, key, form);
    case 'send':
      return sendByForm(call, key, form);
    default:
      return redirect(invitationPage);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/invitation`: where a parent accepts what a student offered, by the emailed link alone. */
export default function ParentInvitation({ loaderData }: Route.ComponentProps) {
  const { shown, hasKey, isSent } = loaderData;
  const say = useSay();
  if (isSent)
    return (
      <AccountFrame title={say(said.sentTitle)} lead={say(said.sentLead)}>
        {null}
      </AccountFrame>
    );
  if (!shown) return <Over {...loaderData} hasKey={hasKey} />;
  return shown.isLinked ? (
    <Linked {...loaderData} shown={shown} />
  ) : (
    <Offer {...loaderData} shown={shown} />
  );
}

type Data = Route.ComponentProps['loaderData'];
type Shown = Data & { readonly shown: NonNullable<Data['shown']> };

const nothing = {};

/** What linking shows, the parent's name, and one button. */
function Offer({ shown, initial, now }: Shown) {
  const say = useSay();
  const student = shown.studentFirstName;
  return (
    <AccountFrame title={say(said.title, { student })} lead={say(said.lead)}>
      <section className={css.shows}>
        <h2>{say(said.showsHeading)}</h2>
        <ul>
          <li>{say(said.showsProfile, { student })}</li>
          <li>{say(said.showsColleges, { student })}</li>
          <li>{say(said.showsFairs, { student })}</li>
        </ul>
        <p>{say(said.ends)}</p>
      </section>
      <Form fields={nameFields} now={new Date(now)} intent="accept" initial={initial}>
        <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
        <SubmitButton size="large" block pending={say(said.accepting)}>
          {say(said.accept)}
        </SubmitButton>
      </Form>
      <p className={css.note}>{say(said.stranger, { student })}</p>
    </AccountFrame>
  );
}

/** A parent who accepted before. */
function Linked({ shown, now }: Shown) {
  const say = useSay();
  return (
    <AccountFrame
      title={say(said.linkedTitle)}
      lead={say(said.linkedLead, { student: shown.studentFirstName })}
    >
      <Form fields={nothing} now={new Date(now)} intent="open">
        <SubmitButton size="large" block pending={say(said.opening)}>
          {say(said.open)}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}

/** A link that opens nothing, without telling why. */
function Over({ hasKey, now }: Data) {
  const say = useSay();
  return (
    <AccountFrame title={say(said.overTitle)} lead={say(said.overLead)}>
      {hasKey && (
        <>
          <p>{say(said.overText)}</p>
          <Form fields={nothing} now={new Date(now)} intent="send">
            <SubmitButton size="large" block pending={say(said.sending)}>
              {say(said.send)}
            </SubmitButton>
          </Form>
        </>
      )}
      <ButtonLink to="/login" kind="line" size="large" block>
        {say(said.signIn)}
      </ButtonLink>
    </AccountFrame>
  );
}
