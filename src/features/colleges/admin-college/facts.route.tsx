import type { Route } from './+types/facts.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { AskLink, Offers, Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { LogoField } from '../logo-field.tsx';
import { actOnCollege } from './act-on-college.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { FactsForm } from './facts-form.tsx';
import css from './facts.module.css';
import { loadFacts } from './load-facts.ts';
import { openCollege } from './open-college.ts';
import { ProfileForm } from './profile-form.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { nothingToFill } from './college-fields.ts';

interface Asked {
  readonly title: Message;
  readonly text: Message;
  readonly act: Message;
  readonly keep: Message;
}

const questions: Readonly<Record<string, Asked>> = {
  close: {
    title: messages.closeTitle,
    text: messages.closeText,
    act: messages.closeNow,
    keep: messages.keep,
  },
  draft: {
    title: messages.toDraftTitle,
    text: messages.toDraftText,
    act: messages.toDraftNow,
    keep: messages.keep,
  },
  'remove-logo': {
    title: messages.removeLogoTitle,
    text: messages.removeLogoText,
    act: messages.removeLogo,
    keep: messages.keepLogo,
  },
};

/** The questions in the address of the page of facts (`?ask=close`); null for anything else. */
const askedOf = (params: URLSearchParams): string | null => {
  const question = params.get('ask') ?? '';
  return Object.hasOwn(questions, question) ? question : null;
};

interface CollegeQuestionProps {
  readonly asked: string;
  readonly name: string;
  readonly query: string;
  readonly now: Date;
}

/** Confirms closing a college, making it a draft, or removing its logo. */
function CollegeQuestion({ asked, name, query, now }: CollegeQuestionProps) {
  const t = useTranslate();
  const question = questions[asked];
  if (!question) return null;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(question.title, { name })} back={back}>
      <p>{t(question.text)}</p>
      <Form fields={nothingToFill} now={now} intent={asked}>
        <Answers back={back} keep={t(question.keep)}>
          <SubmitButton kind="danger">{t(question.act, { name })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

interface StatusCardProps {
  readonly status: string | null;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
}

const texts: Readonly<Record<string, Message>> = {
  draft: messages.statusDraft,
  active: messages.statusActive,
  closed: messages.statusClosed,
};

/** What a status means for the college, and how to change it. */
function StatusCard({ status, now, query }: StatusCardProps) {
  const t = useTranslate();
  const ask = (act: string) => withChanges(query, { ask: act });
  return (
    <section className={css.card} aria-labelledby="status-title">
      <h2 id="status-title">{t(messages.statusTitle)}</h2>
      <p>{t(texts[status ?? 'draft'] ?? messages.statusDraft)}</p>
      {status === 'draft' && (
        <Form fields={nothingToFill} now={now} intent="approve">
          <SubmitButton>{t(messages.approve)}</SubmitButton>
        </Form>
      )}
      {status === 'closed' && (
        <Form fields={nothingToFill} now={now} intent="reopen">
          <SubmitButton>{t(messages.reopen)}</SubmitButton>
        </Form>
      )}
      {status !== 'closed' && (
        <Offers
          danger={
            <AskLink kind="dangerLine" to={ask('close')}>
              {t(messages.close)}
            </AskLink>
          }
        >
          {status === 'active' && <AskLink to={ask('draft')}>{t(messages.toDraft)}</AskLink>}
        </Offers>
      )}
    </section>
  );
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { id } = await openCollege(call, params.collegeId);
  const college = await loadFacts(call, id);
  if (!college) throw new Response(null, { status: 404 });
  return {
    college,
    asked: askedOf(url.searchParams),
    query: url.search,
    now: call.now,
    meta: pageMeta({
      ...call,
      title: college.name,
      description: translatorFor(call.locale)(messages.description),
      path: `/admin/colleges/${id}`,
    }),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { id } = await openCollege(call, params.collegeId);
  return actOnCollege({ call, form: await request.formData(), id }, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}`: everything an admin can change about a college, in place. */
export default function CollegeFacts({ loaderData }: Route.ComponentProps) {
  const { college, asked, query, now } = loaderData;
  const { id, name, logo, status, facts, profile, sources } = college;
  const t = useTranslate();
  return (
    <>
      {asked !== null && (
        <CollegeQuestion key={asked} asked={asked} name={name} query={query} now={now} />
      )}
      <div className={css.columns}>
        <div className={css.forms}>
          <section className={css.card} aria-labelledby="facts-title">
            <h2 id="facts-title">{t(messages.factsTitle)}</h2>
            <FactsForm key={facts.was} {...facts} sources={sources} now={now} />
          </section>
          <section className={css.card} aria-labelledby="profile-title">
            <h2 id="profile-title">{t(messages.profileTitle)}</h2>
            <p>{t(messages.profileText)}</p>
            <ProfileForm key={profile.was} {...profile} sources={sources} now={now} />
          </section>
        </div>
        <div className={css.forms}>
          <StatusCard status={status} now={now} query={query} />
          <section className={css.card} aria-labelledby="logo-title">
            <h2 id="logo-title">{t(messages.logoTitle)}</h2>
            <LogoField collegeId={id} name={name} logo={logo}>
              <AskLink to={withChanges(query, { ask: 'remove-logo' })}>
                {t(messages.removeLogo)}
              </AskLink>
            </LogoField>
          </section>
        </div>
      </div>
    </>
  );
}
