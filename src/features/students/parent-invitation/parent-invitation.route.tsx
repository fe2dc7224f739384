import { redirect } from 'react-router';
import type { Route } from './+types/parent-invitation.route.ts';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { OfferShows } from '../../accounts/offer-shows.tsx';
import { displayName } from '../../accounts/person-name.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { invitationPage } from '../invitation-page.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { parentInvitationMessages as messages } from './parent-invitation.messages.ts';
import {
  acceptByForm,
  invitationQuery,
  nameFields,
  openLink,
  sendByForm,
} from './parent-invitation-by-form.ts';
import { enterToAnswer, loadStudentOffer } from './student-offer.ts';
import { OfferToStudent } from './student-offer.tsx';

/** Its address holds the key of an email: it goes to no one, and stays nowhere. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const key = url.searchParams.get('key') ?? '';
  const shown = key === '' ? null : (await call.query(invitationQuery, { key })).parentInvitation;
  const offer = key === '' || shown ? null : await loadStudentOffer(call, key);
  const student = shown?.studentFirstName ?? '';
  const isSent = url.searchParams.has('sent');
  return {
    shown,
    offer,
    initial: { firstName: shown?.firstName ?? '', lastName: shown?.lastName ?? '' },
    hasKey: key !== '',
    isSent,
    now: call.now.toISOString(),
    meta: pageMeta({
      ...call,
      title: shown
        ? t(messages.title, { student })
        : offer
          ? t(messages.studentTitle, { from: offer.fromFirstName })
          : t(isSent ? messages.sentTitle : messages.overTitle),
      description: t(offer ? messages.studentDescription : messages.description),
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
    case 'enter':
      return enterToAnswer(call, key);
    case 'send':
      return sendByForm(call, key, form);
    default:
      return redirect(invitationPage);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/**
 * `/invitation`: where a parent accepts what a student offered, by the emailed link alone, and where
 * a student finds out which parent invites them.
 */
export default function ParentInvitation({ loaderData }: Route.ComponentProps) {
  const { shown, offer, hasKey, isSent } = loaderData;
  const t = useTranslate();
  if (isSent)
    return (
      <AccountFrame title={t(messages.sentTitle)} lead={t(messages.sentLead)}>
        {null}
      </AccountFrame>
    );
  if (offer) return <OfferToStudent offer={offer} now={loaderData.now} />;
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
  const t = useTranslate();
  const student = shown.studentFirstName;
  return (
    <AccountFrame title={t(messages.title, { student })} lead={t(messages.lead)}>
      <OfferShows
        heading={t(messages.showsHeading)}
        lines={[
          t(messages.showsProfile, { student }),
          t(messages.showsColleges, { student }),
          t(messages.showsFairs, { student }),
        ]}
        stranger={t(messages.stranger, { student })}
        form={
          <Form
            fields={shown.isNamed ? nothing : nameFields}
            now={new Date(now)}
            intent="accept"
            initial={initial}
          >
            {shown.isNamed ? (
              <p>{t(messages.as, { name: displayName(shown) })}</p>
            ) : (
              <>
                <TextField
                  name="firstName"
                  label={t(messages.firstName)}
                  autoComplete="given-name"
                />
                <TextField
                  name="lastName"
                  label={t(messages.lastName)}
                  autoComplete="family-name"
                />
              </>
            )}
            <SubmitButton size="large" block pending={t(messages.accepting)}>
              {t(messages.accept)}
            </SubmitButton>
          </Form>
        }
      >
        {t(messages.ends)}
      </OfferShows>
    </AccountFrame>
  );
}

/** A parent who accepted before. */
function Linked({ shown, now }: Shown) {
  const t = useTranslate();
  return (
    <AccountFrame
      title={t(messages.linkedTitle)}
      lead={t(messages.linkedLead, { student: shown.studentFirstName })}
    >
      <Form fields={nothing} now={new Date(now)} intent="open">
        <SubmitButton size="large" block pending={t(messages.opening)}>
          {t(messages.open)}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}

/** A link that opens nothing, without telling why. */
function Over({ hasKey, now }: Data) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(messages.overTitle)} lead={t(messages.overLead)}>
      {hasKey && (
        <>
          <p>{t(messages.overText)}</p>
          <Form fields={nothing} now={new Date(now)} intent="send">
            <SubmitButton size="large" block pending={t(messages.sending)}>
              {t(messages.send)}
            </SubmitButton>
          </Form>
        </>
      )}
      <ButtonLink to="/login" kind="line" size="large" block>
        {t(messages.signIn)}
      </ButtonLink>
    </AccountFrame>
  );
}
