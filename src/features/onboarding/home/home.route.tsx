import { Link } from 'react-router';
import type { Route } from './+types/home.route.ts';
import { CounselorQuestion } from '../../attendees/counselor-question.tsx';
import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { OrganizerDashboard } from '../../lobby/organizer-dashboard.tsx';
import { DemoVisitors } from '../../settings/demo-visitors.tsx';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyLawn } from '../../../ui/pennants/empty-lawn.tsx';
import { Section, Wrap } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { CollegeSections } from './college-sections.tsx';
import { FairList } from './fair-list.tsx';
import { HomeHero } from './home-hero.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { KeptDocuments } from './kept-documents.tsx';
import { loadHome, type HomeData } from './load-home.ts';
import { NextSteps } from './next-steps.tsx';
import { ReadinessCard, ReadyLine } from './readiness-card.tsx';
import { ReceiptList, describePayment } from './receipt-list.tsx';
import { Standing } from './own-status.tsx';
import { Meanwhile } from '../own-college/request-pending.tsx';
import { OfferRows } from '../family/offer-rows.tsx';
import css from './home.module.css';
import { classPaths } from '../../classes/class-paths.ts';
import { When } from '../../../ui/time/when.tsx';

export const loader = ({ context, url: { searchParams } }: Route.LoaderArgs) =>
  loadHome(context.get(pageCall), searchParams);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The signed-in home: next steps, pending items, and status. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const {
    invitations,
    unanswered,
    dashboard,
    demoVisitors,
    booths,
    classes,
    receipts,
    userType,
    colleges,
    documents,
    leads,
    result,
  } = loaderData;
  const ready = booths.filter(({ readiness }) => readiness.next === null);
  const unready = booths.filter((booth) => !ready.includes(booth));
  return (
    <>
      <HomeHero data={loaderData} />
      <Wrap className={css.page}>
        <div className={css.standing}>
          <Standing data={loaderData} />
        </div>
        {invitations.length > 0 && (
          <Section title={t(messages.waiting)}>
            <Card>
              <OfferRows offers={invitations} atHome />
            </Card>
          </Section>
        )}
        {unanswered.map((one) => (
          <div key={one.id} className={css.standing}>
            <CounselorQuestion {...one} now={loaderData.now} atHome />
          </div>
        ))}
        {demoVisitors !== null && (
          <div className={css.standing}>
            <DemoVisitors isOn={demoVisitors} back="/app" />
          </div>
        )}
        {dashboard && <OrganizerDashboard data={dashboard} />}
        {classes.length > 0 && <ClassCards data={loaderData} />}
        {ready.length > 0 && (
          <div className={css.standing}>
            {ready.map((booth) => (
              <ReadyLine key={booth.id} booth={booth} />
            ))}
          </div>
        )}
        {unready.length > 0 && (
          <Section title={t(messages.readiness)}>
            <div className={css.checklists}>
              {unready.map((booth) => (
                <ReadinessCard key={booth.id} booth={booth} />
              ))}
            </div>
          </Section>
        )}
        {result && <ResultsCard result={result} />}
        {leads !== null && <LeadCard count={leads} />}
        {loaderData.pending && <Meanwhile />}
        <MyFairs data={loaderData} />
        {colleges && <CollegeSections colleges={colleges} />}
        {documents && <KeptDocuments documents={documents} />}
        {userType !== 'admin' && <OtherFairs data={loaderData} />}
        {receipts.length > 0 && (
          <Section
            title={t(messages.openReceipts)}
            aside={<Link to="/app/fairs/signup">{t(messages.allPayments)}</Link>}
          >
            <ReceiptList receipts={receipts} />
          </Section>
        )}
        <NextSteps userType={userType} />
      </Wrap>
    </>
  );
}

function MyFairs({ data }: { readonly data: HomeData }) {
  const { coming, past, others, now } = data;
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {coming.length > 0 && (
        <Section title={t(messages.myFairs)} aside={others.length === 0 && <Ways data={data} />}>
          <FairList
            fairs={coming.map((own) => ({
              ...own,
              fact: 'paymentType' in own ? describePayment(t, locale, own) : null,
            }))}
            now={now}
          />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={t(messages.pastFairs)}>
          <FairList fairs={past} now={now} />
        </Section>
      )}
    </>
  );
}

function OtherFairs({ data }: { readonly data: HomeData }) {
  const t = useTranslate();
  const { others, coming, userType, now } = data;
  const isAdmin = userType.startsWith('admin');
  if (others.length === 0 && (isAdmin || coming.length > 0)) return null;
  return (
    <Section title={t(messages.comingFairs)}>
      {others.length === 0 ? (
        <EmptyLawn title={t(messages.noFairs)} text={t(messages.noFairsText)} />
      ) : (
        <div className={css.tickets}>
          {others.map((fair) => (
            <FairTicket key={fair.slug} fair={fair} now={now} signUp={fair.signUp} />
          ))}
        </div>
      )}
      <div className={css.more}>
        <Ways data={data} />
      </div>
    </Section>
  );
}

/** Where there is more to be done about fairs. */
function Ways({ data: { college, toRegister, userType } }: { readonly data: HomeData }) {
  const t = useTranslate();
  return (
    <ButtonGroup>
      {college && !toRegister && (
        <ButtonLink to="/app/fairs/signup">{t(messages.signUpFairs)}</ButtonLink>
      )}
      {userType === 'admin6x6' && (
        <>
          <ButtonLink to="/app/fairs/6x6/plan">{t(messages.plan)}</ButtonLink>
          <ButtonLink kind="line" to="/app/fairs/6x6/attendees">
            {t(messages.attendees)}
          </ButtonLink>
        </>
      )}
      <Link to="/calendar">{t(messages.allFairs)}</Link>
    </ButtonGroup>
  );
}

/** For colleges: how many students share with them. */
function LeadCard({ count }: { readonly count: number }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.leads)}>
      <div className={css.cards}>
        <Card>
          <p>{t(messages.leadCount, { count })}</p>
          <p>
            <ButtonLink kind="line" to="/app/leads" icon="users">
              {t(messages.leadsDo)}
            </ButtonLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}

/** For colleges: results of the latest booth. */
function ResultsCard({ result }: { readonly result: NonNullable<HomeData['result']> }) {
  const t = useTranslate();
  const { name, slug, visits, questions, leads } = result;
  return (
    <Section title={t(messages.results)}>
      <div className={css.cards}>
        <Card>
          <p>{t(messages.resultsOf, { fair: name, visits, questions, leads })}</p>
          <p>
            <ButtonLink kind="line" to={`/app/results?${new URLSearchParams({ fair: slug })}`}>
              {t(messages.resultsDo)}
            </ButtonLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}

/** A counselor's class at each upcoming fair. */
function ClassCards({ data: { classes, now } }: { readonly data: HomeData }) {
  const t = useTranslate();
  return (
    <Section id="class" title={t(messages.yourClass)}>
      <div className={css.cards}>
        {classes.map(({ slug, name, startTime, endTime, timeZone, own }) => (
          <Card as="article" key={slug}>
            <h3>{name}</h3>
            <p>
              <When start={startTime} end={endTime} zone={timeZone} now={now} />
            </p>
            <p>
              {own
                ? t(own.hasLink ? messages.classLinked : messages.classStarted, {
                    listed: own.listed,
                    named: own.named,
                  })
                : t(messages.classNone)}
            </p>
            <ButtonLink
              to={classPaths(slug).page}
              kind="line"
              aria-label={t(messages.classOpenAt, { fair: name })}
            >
              {t(messages.classOpen)}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  );
}
