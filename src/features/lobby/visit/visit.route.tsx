import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/visit.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { aboutByForm } from '../about-visitor/about-by-form.ts';
import { isAboutVisitor } from '../about-visitor/about-questions.ts';
import { isAboutDocument, keepByForm } from '../bag/keep-by-form.ts';
import { loadVisit, studentCookie, type VisitData } from './load-visit.ts';
import { Lobby } from './lobby.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { saveByForm } from '../bag/save-by-form.ts';
import { exclusionMessages } from '../exclusions/exclusions.messages.ts';
import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { visitMessages as messages } from './visit.messages.ts';
import { MyBag } from '../bag/my-bag.tsx';
import { StudentBag } from '../bag/student-bag.tsx';
import { StudentChoice } from './student-choice.tsx';
import { VisitHead } from './visit-head.tsx';
import { queueByForm } from '../queue/queue-by-form.ts';
import { isAboutQueue } from '../queue/queue-intents.ts';
import css from './after-fair.module.css';
import { takesAttendees } from '../../fairs/fair-phase.ts';

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const cookie = request.headers.get('cookie');
  const chosen = studentCookie(call, url.searchParams);
  return data(
    await loadVisit(call, params.slug, url.searchParams, cookie),
    chosen === null ? undefined : { headers: { 'set-cookie': chosen } },
  );
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const back = `${fairPaths(params.slug).visit}${url.search}`;
  const call = context.get(pageCall);
  const form = await request.formData();
  if (isAboutVisitor(form)) return aboutByForm(call, request, form, back);
  if (isAboutQueue(form)) return queueByForm(call, form, { back, slug: params.slug });
  return isAboutDocument(form) ? keepByForm(call, form, back) : saveByForm(call, form, back);
}

/** Nothing is read anew when only the part after `#` changes, as when the bag opens or closes. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  const movesOnPage = isSamePage && currentUrl.hash !== nextUrl.hash && formMethod === undefined;
  return defaultShouldRevalidate && !movesOnPage;
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}`: a fair from the inside, before it opens, live and after its end. */
export default function VisitFair({ loaderData }: Route.ComponentProps) {
  switch (loaderData.stage) {
    case 'lobby':
      return <Lobby data={loaderData} />;
    case 'waiting':
      return <WaitingRoom data={loaderData} />;
    case 'after':
      return <AfterFair data={loaderData} />;
    default:
      return <ClosedEntrance data={loaderData} />;
  }
}

/** After the end: thanks, what the person has saved, and what to do with it. */
function AfterFair({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  const { fair, bag, others, now, standing, wasThere } = data;
  const isVisitor = standing === 'attendee';
  const lead = isVisitor
    ? wasThere
      ? messages.afterText
      : messages.afterTextNotThere
    : messages.afterRep;
  return (
    <>
      <VisitHead
        data={data}
        kicker={t(messages.afterKicker)}
        title={t(messages.afterTitle, { fair: fair.name })}
        lead={t(lead)}
      >
        {fair.recordingsOut && (
          <ButtonLink to={fairPaths(fair.slug).recordings} icon="play">
            {t(messages.recordings)}
          </ButtonLink>
        )}
      </VisitHead>
      <Wrap className={css.page}>
        {!fair.recordingsOut && fair.sessions.length > 0 && <p>{t(messages.recordingsSoon)}</p>}
        <StudentChoice data={data} />
        <div className={css.columns}>
          {bag && (
            <div>
              <MyBag data={data} bag={bag} />
              <StudentBag data={data} />
            </div>
          )}
          {isVisitor && (
            <Section title={t(messages.nextTitle)}>
              <ol className={css.steps}>
                <li>
                  <h3>{t(messages.nextList)}</h3>
                  <p>{t(messages.nextListText)}</p>
                  <ButtonLink kind="line" to="/app/colleges">
                    {t(messages.nextListAct)}
                  </ButtonLink>
                </li>
                <li>
                  <h3>{t(messages.nextAsk)}</h3>
                  <p>{t(messages.nextAskText)}</p>
                  {!noGuides && (
                    <ButtonLink kind="line" to="/resources/college-prep">
                      {t(messages.nextAskAct)}
                    </ButtonLink>
                  )}
                </li>
              </ol>
            </Section>
          )}
        </div>
        {others.length > 0 && (
          <Section title={t(messages.nextFairs)}>
            <div className={css.tickets}>
              {others.map((one) => (
                <FairTicket key={one.slug} fair={one} now={now} />
              ))}
            </div>
          </Section>
        )}
      </Wrap>
    </>
  );
}

/** No access: why, and how to get it. */
function ClosedEntrance({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const { fair, role, stage, now } = data;
  const paths = fairPaths(fair.slug);
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
  const contact = useContactWay();
  const calendar = (
    <ButtonLink to="/calendar" kind="line">
      {t(messages.calendar)}
    </ButtonLink>
  );
  const page = (
    <ButtonLink to={paths.page} kind="line">
      {t(messages.seeFair)}
    </ButtonLink>
  );
  if (stage === 'cancelled')
    return (
      <EntranceNotice
        data={data}
        title={t(messages.cancelledTitle, { fair: fair.name })}
        text={t(messages.cancelled)}
      >
        {calendar}
      </EntranceNotice>
    );
  if (stage === 'removed')
    return (
      <EntranceNotice
        data={data}
        title={t(exclusionMessages.removedTitle)}
        text={t(exclusionMessages.removedText, { fair: fair.name })}
      >
        <ButtonLink to={contact}>{t(exclusionMessages.removedAsk)}</ButtonLink>
        {calendar}
      </EntranceNotice>
    );
  const title = t(messages.strangerTitle);
  if (isOver)
    return (
      <EntranceNotice data={data} title={t(messages.overTitle)} text={t(messages.strangerOver)}>
        {page}
        {calendar}
      </EntranceNotice>
    );
  if (role === 'COLLEGES')
    return (
      <EntranceNotice
        data={data}
        title={t(messages.strangerCollegeTitle)}
        text={t(messages.strangerCollege, { fair: fair.name })}
      >
        <ButtonLink to="/app/fairs/signup">{t(messages.signUp)}</ButtonLink>
        {page}
      </EntranceNotice>
    );
  if (!takesAttendees(fair, new Date(now)))
    return (
      <EntranceNotice
        data={data}
        title={t(messages.strangerSoonTitle)}
        text={t(messages.strangerSoon)}
      >
        {page}
      </EntranceNotice>
    );
  return (
    <EntranceNotice
      data={data}
      title={title}
      text={
        <>
          {t(messages.stranger, { fair: fair.name })} {t(messages.strangerOther)}
        </>
      }
    >
      <ButtonLink to={paths.register}>{t(messages.register)}</ButtonLink>
      <ButtonLink to="/my-registration" kind="line">
        {t(messages.findRegistration)}
      </ButtonLink>
    </EntranceNotice>
  );
}

interface EntranceNoticeProps {
  readonly data: VisitData;
  readonly title: string;
  readonly text: React.ReactNode;
  readonly children: React.ReactNode;
}

function EntranceNotice({ data, title, text, children }: EntranceNoticeProps) {
  return (
    <VisitHead data={data} kicker={data.fair.name} title={title} lead={text}>
      {children}
    </VisitHead>
  );
}
