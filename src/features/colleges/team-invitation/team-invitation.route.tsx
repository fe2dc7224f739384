import { data, redirect } from 'react-router';
import type { Route } from './+types/team-invitation.route.ts';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { OfferShows } from '../../accounts/offer-shows.tsx';
import { enterByLink } from '../../accounts/enter-by-link.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, readRefused, refusalData } from '../../../ui/forms/form-problem.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { collegeSteps } from '../college-steps.ts';
import { teamInvitationPage } from './invitation-page.ts';
import { teamInvitationMessages as messages } from './team-invitation.messages.ts';

const { firstName, lastName } = collegeSteps.rep;
const nameFields = { firstName, lastName };

const invitationQuery = graphql(`
  query RepInvitation($key: String!) {
    repInvitation(key: $key) {
      from
      college
      email
    }
  }
`);

/** Its address holds the key of an email: it goes to no one, and stays nowhere. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const key = url.searchParams.get('key') ?? '';
  const shown = key === '' ? null : (await call.query(invitationQuery, { key })).repInvitation;
  return {
    shown,
    now: call.now.toISOString(),
    meta: pageMeta({
      ...call,
      title: shown ? t(messages.title, { college: shown.college }) : t(messages.overTitle),
      description: t(messages.description),
      path: teamInvitationPage,
      noindex: true,
    }),
  };
}

/** Accepts the invitation: signs the rep in, who represents the college from now on. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const form = await request.formData();
  const { values, problems } = checkForm(nameFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const key = url.searchParams.get('key') ?? '';
  const { repInvitation } = await call.query(invitationQuery, { key });
  if (!repInvitation) return redirect(teamInvitationPage);
  const answer = await call.send('POST', '/api/auth/sign-in/link', { token: key, ...values });
  if (!answer.ok) {
    const { message, fields } = await readRefused(answer, t);
    return data(refusalData({ message, fields }, form), 400);
  }
  const { college } = repInvitation;
  return enterByLink(answer, {
    to: '/app',
    says: { type: 'success', message: t(messages.accepted, { college }) },
    asksPassword: t(messages.admin),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/team-invitation`: where someone without an account joins a college's team, by the link alone. */
export default function TeamInvitation({ loaderData: { shown, now } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!shown)
    return (
      <AccountFrame title={t(messages.overTitle)} lead={t(messages.overLead)}>
        <p>{t(messages.overText)}</p>
        <ButtonLink to="/login" size="large" block>
          {t(messages.signIn)}
        </ButtonLink>
      </AccountFrame>
    );
  const { from, college, email } = shown;
  return (
    <AccountFrame title={t(messages.title, { college })} lead={t(messages.lead, { from })}>
      <OfferShows
        heading={t(messages.showsHeading)}
        lines={[
          t(messages.showsBooth),
          t(messages.showsLeads, { college }),
          t(messages.showsTeam, { college }),
        ]}
        stranger={t(messages.stranger, { from })}
        form={
          <Form fields={nameFields} now={new Date(now)} intent="accept">
            <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
            <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
            <SubmitButton size="large" block pending={t(messages.accepting)}>
              {t(messages.accept)}
            </SubmitButton>
          </Form>
        }
      >
        {t(messages.ends)} {t(messages.as, { email })}
      </OfferShows>
    </AccountFrame>
  );
}
