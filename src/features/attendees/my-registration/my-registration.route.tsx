import { redirect, Link } from 'react-router';
import type { Route } from './+types/my-registration.route.ts';
import { joinPath, sessionIn } from '../../fairs/join-session.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Wrap, PageHead } from '../../../ui/layout/page.tsx';
import { ownMessages as messages } from './own.messages.ts';
import {
  answerCounselorByForm,
  cancelByForm,
  changeByForm,
  confirmByForm,
  openByForm,
  sendByForm,
} from './my-registration-by-form.ts';
import { MyRegistrations } from './my-registrations.tsx';
import { linkedClass } from '../linked-class.ts';
import { deskQuery, linkedQuery, mineQuery, type MyRegistration } from '../registration-queries.ts';
import { joinParameter, registrationOf, registrationPage } from '../registration-page.ts';
import { shownSessions } from '../questions/shown-sessions.ts';
import { entrance } from '../registering/entrance.ts';
import { loginFor } from '../../accounts/own-path.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { registerMessages } from '../questions/register.messages.ts';
import css from './my-registrations.module.css';

const nothing = {};
const sendFields = { email: FairAttendee.members.email };

interface OpenLinkProps {
  readonly token: string;
  /** The session to join with it. */
  readonly join: number | null;
  readonly now: string;
}

/** An email's link before it is used: programs that follow links press no buttons. */
function OpenLink({ token, join, now }: OpenLinkProps) {
  const t = useTranslate();
  return (
    <div className={css.column}>
      <PageHead title={t(messages.openTitle)} lead={t(messages.openText)} />
      <Form fields={nothing} now={new Date(now)} intent="open" action={registrationPage}>
        <input type="hidden" name="token" value={token} />
        {join !== null && <input type="hidden" name={joinParameter} value={join} />}
        <SubmitButton size="large" block pending={t(messages.opening)}>
          {t(messages.open)}
        </SubmitButton>
      </Form>
    </div>
  );
}

interface AskForLinkProps {
  readonly now: string;
  /** The address of its fair. */
  readonly fair: string | null;
  readonly isSent: boolean;
}

/** Where signed-out people request a new link; the response is the same for every address. */
function AskForLink({ now, fair, isSent }: AskForLinkProps) {
  const t = useTranslate();
  const back = fair === null ? registrationPage : registrationOf(fair);
  return (
    <div className={css.column}>
      <PageHead title={t(messages.askTitle)} lead={t(messages.askText)} />
      {isSent && (
        <Notice kind="success" title={t(messages.sent)} live>
          {t(messages.sentText)}
        </Notice>
      )}
      <Form fields={sendFields} now={new Date(now)} intent="send" action={registrationPage}>
        <EmailField name="email" label={t(registerMessages.email)} />
        <SubmitButton size="large" block pending={t(messages.sending)}>
          {t(messages.send)}
        </SubmitButton>
      </Form>
      <p>
        <Link to={loginFor(back)}>{t(messages.signIn)}</Link>
      </p>
    </div>
  );
}

/** Its address may contain the key from an email: it is sent to no one, and stored nowhere. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const now = call.now.toISOString();
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: registrationPage,
    noindex: true,
  });
  const { searchParams } = url;
  const token = searchParams.get('key');
  const isSignedOut = call.viewer === null || call.viewer.role === 'guests';
  if (token !== null) {
    const { data: linked } = isSignedOut
      ? { data: null }
      : await call.ask(linkedQuery, { key: token });
    const own = linked?.linkedRegistration;
    const join = sessionIn(searchParams.get(joinParameter));
    if (own && join !== null) throw redirect(joinPath(own, join));
    if (own) throw redirect(await entrance(call, own, registrationOf(own)));
    return { at: 'open', meta, token, join, now } as const;
  }
  const fair = searchParams.get('fair');
  if (isSignedOut) return { at: 'ask', meta, now, fair, isSent: searchParams.has('sent') } as const;

  const { me } = await call.query(mineQuery);
  const all = me.registrations;
  const shown = all.find((one) => one.fair.slug === fair) ?? nextOf(all, call.now);
  const klass = shown ? await linkedClass(call, url, shown.fair.slug) : null;
  const desk = shown ? await call.query(deskQuery, { slug: shown.fair.slug }) : null;
  return {
    at: 'mine',
    meta,
    now,
    email: me.email,
    shown,
    klass,
    others: all.filter((one) => one !== shown).map(({ fair: other }) => other),
    sessions: desk ? shownSessions(desk) : [],
  } as const;
}

/** The registration for the next fair, or the last one if all are over. They come latest first. */
const nextOf = (all: readonly MyRegistration[], now: Date): MyRegistration | null =>
  all.findLast(({ fair }) => new Date(fair.endTime) > now) ?? all[0] ?? null;

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'open':
      return openByForm(call, form);
    case 'send':
      return sendByForm(call, form);
    case 'change':
      return changeByForm(call, form);
    case 'counselor':
      return answerCounselorByForm(call, form);
    case 'confirm':
      return confirmByForm(call, form);
    case 'cancel':
    case 'decline':
      return cancelByForm(call, form);
    default:
      return redirect(registrationPage);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/my-registration`: opens emailed links, and lets people change or cancel registrations. */
export default function MyRegistrationPage({ loaderData }: Route.ComponentProps) {
  return (
    <Wrap narrow>
      {loaderData.at === 'open' && <OpenLink {...loaderData} />}
      {loaderData.at === 'ask' && <AskForLink {...loaderData} />}
      {loaderData.at === 'mine' && <MyRegistrations {...loaderData} />}
    </Wrap>
  );
}
