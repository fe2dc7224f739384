import type { Route } from './+types/reps.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { openCollege } from '../admin-college/open-college.ts';
import { actOnPeople, peopleFields } from './act-on-people.ts';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import css from './admin-reps.module.css';
import { collegePeople, type CollegePeople } from './people-queries.ts';
import { InvitationTable, RepTable } from './people-tables.tsx';
import { DecidedRequests, OpenRequests } from './request-tables.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';

const nothing = {};

interface PeopleQuestionProps {
  /** The question in the address (`remove.ID`, `withdraw.EMAIL`). */
  readonly asked: string;
  readonly people: CollegePeople;
  readonly college: string;
  readonly query: string;
  readonly now: Date;
}

/** Confirms removing a rep or withdrawing an invitation. */
function PeopleQuestion(props: PeopleQuestionProps) {
  const { asked, people } = props;
  const rep = people.reps.find(({ id }) => asked === `remove.${id}`);
  const invitation = people.invitations.find(({ email }) => asked === `withdraw.${email}`);
  if (rep) return <RemoveQuestion key={asked} {...props} rep={rep} />;
  if (invitation) return <WithdrawQuestion key={asked} {...props} email={invitation.email} />;
  return null;
}

function RemoveQuestion({
  rep,
  people,
  college,
  query,
  now,
}: PeopleQuestionProps & { readonly rep: CollegePeople['reps'][number] }) {
  const t = useTranslate();
  const { id, email } = rep;
  const who = rep.name === '' ? email : rep.name;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.removeTitle, { who })} back={back}>
      <p>{t(messages.removeText, { who, email, college })}</p>
      {people.reps.length === 1 && <p>{t(messages.lastRep, { college })}</p>}
      <p>{t(messages.removeUndo)}</p>
      <Form fields={nothing} now={now} intent={`remove ${id}`}>
        <input type="hidden" name="act" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(messages.removeNow, { who })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

function WithdrawQuestion({ email, query, now }: PeopleQuestionProps & { readonly email: string }) {
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.withdrawTitle, { email })} back={back}>
      <p>{t(messages.withdrawText)}</p>
      <Form fields={nothing} now={now} intent={`withdraw ${email}`}>
        <input type="hidden" name="act" value="withdraw" />
        <input type="hidden" name="email" value={email} />
        <Answers back={back} keep={t(messages.keepInvitation)}>
          <SubmitButton kind="danger">{t(messages.withdrawNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

interface AddPeopleProps {
  readonly now: Date;
  /** Changes when someone was added, to clear the forms. */
  readonly version: string;
}

/** Two ways to add a rep: an invitation by email, and an existing account. */
const AddPeople = (props: AddPeopleProps) => (
  <div className={css.ways}>
    <Way
      {...props}
      act="invite"
      title={messages.inviteTitle}
      text={messages.inviteText}
      press={messages.invite}
    />
    <Way
      {...props}
      act="link"
      title={messages.linkTitle}
      text={messages.linkText}
      press={messages.link}
    />
  </div>
);

interface WayProps extends AddPeopleProps {
  readonly act: keyof typeof peopleFields;
  readonly title: Message;
  readonly text: Message;
  readonly press: Message;
}

function Way({ now, version, act, title, text, press }: WayProps) {
  const t = useTranslate();
  return (
    <section className={css.way} aria-labelledby={`${act}-title`}>
      <h3 id={`${act}-title`}>{t(title)}</h3>
      <p>{t(text)}</p>
      <Form key={version} fields={peopleFields[act]} now={now} intent={act}>
        <input type="hidden" name="act" value={act} />
        <EmailField name="email" label={t(messages.email)} autoComplete="off" />
        <SubmitButton kind="line" pending={t(messages.saving)}>
          {t(press)}
        </SubmitButton>
      </Form>
    </section>
  );
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { id, name, status } = await openCollege(call, params.collegeId);
  const { collegePeople: people } = await call.query(collegePeople, { id });
  if (!people) throw new Response(null, { status: 404 });
  return {
    people,
    name,
    isClosed: status === 'closed',
    asked: url.searchParams.get('ask') ?? '',
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now,
    meta: pageMeta({
      ...call,
      title: name,
      description: translatorFor(call.locale)(messages.description),
      path: `/admin/colleges/${id}/reps`,
    }),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { id } = await openCollege(call, params.collegeId);
  return actOnPeople({ call, form: await request.formData(), collegeId: id }, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}/reps`: a college's reps, invitations and requests. */
export default function CollegeReps({ loaderData }: Route.ComponentProps) {
  const { people, name, isClosed, asked, query, zone, now } = loaderData;
  const { reps, invitations, claims } = people;
  const t = useTranslate();
  const shown = { now, zone, query };
  const open = claims.filter(({ status }) => status === 'open');
  const decided = claims.filter(({ status }) => status !== 'open');
  return (
    <>
      <PeopleQuestion asked={asked} people={people} query={query} now={now} college={name} />
      {claims.length > 0 && (
        <Section title={t(messages.requests)}>
          {open.length > 0 && (
            <>
              <p className={css.lead}>{t(messages.requestsText)}</p>
              <OpenRequests claims={open} now={now} zone={zone} />
            </>
          )}
          {decided.length > 0 && <DecidedRequests claims={decided} now={now} zone={zone} />}
        </Section>
      )}
      <Section title={t(messages.reps)}>
        <p className={css.lead}>{t(messages.repsText)}</p>
        <RepTable reps={reps} {...shown} />
      </Section>
      {invitations.length > 0 && (
        <Section title={t(messages.invitations)}>
          <InvitationTable invitations={invitations} {...shown} />
        </Section>
      )}
      {isClosed ? (
        <Notice>{t(messages.closedText)}</Notice>
      ) : (
        <AddPeople now={now} version={`${reps.length} ${invitations.length}`} />
      )}
    </>
  );
}
