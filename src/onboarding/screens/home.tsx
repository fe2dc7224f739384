import { Link } from 'react-router';
import type { Route } from './+types/home.ts';
import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { pageCall } from '../../platform/pages/page-call.ts';
import { OrganizerDashboard } from '../../lobby/organizer-dashboard.tsx';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyLawn } from '../../ui/empty-lawn.tsx';
import { Section, Wrap } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { ClassCards } from '../home/class-cards.tsx';
import { CollegeSections } from '../home/college-sections.tsx';
import { FairList } from '../home/fair-list.tsx';
import { HomeHero } from '../home/home-hero.tsx';
import { homeWords as said } from '../home/home.words.ts';
import { KeptDocuments } from '../home/kept-documents.tsx';
import { loadHome, type HomeData } from '../home/load-home.ts';
import { LeadCard } from '../home/lead-card.tsx';
import { NextSteps } from '../home/next-steps.tsx';
import { ReadinessCard } from '../home/readiness-card.tsx';
import { ReceiptList, sayPayment } from '../home/receipt-list.tsx';
import { ResultsCard } from '../home/results-card.tsx';
import { Standing } from '../home/standing.tsx';
import { OfferRows } from '../profile/my-invitations.tsx';
import css from '../home/home.module.css';

export const loader = ({ context, url: { searchParams } }: Route.LoaderArgs) =>
  loadHome(context.get(pageCall), searchParams);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Where somebody who is signed in begins: what comes next, what waits, and how things stand. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const {
    invitations,
    dashboard,
    booths,
    classes,
    receipts,
    userType,
    college,
    colleges,
    documents,
    leads,
    result,
  } = loaderData;
  return (
    <>
      <HomeHero data={loaderData} />
      <Wrap className={css.page}>
        <div className={css.standing}>
          <Standing data={loaderData} />
        </div>
        {invitations.length > 0 && (
          <Section title={say(said.waiting)}>
            <Card>
              <OfferRows offers={invitations} atHome />
            </Card>
          </Section>
        )}
        {dashboard && <OrganizerDashboard data={dashboard} />}
        {classes.length > 0 && <ClassCards data={loaderData} />}
        {booths.length > 0 && (
          <Section title={say(said.readiness)}>
            <div className={css.checklists}>
              {booths.map((booth) => (
                <ReadinessCard key={booth.id} booth={booth} />
              ))}
            </div>
          </Section>
        )}
        {result && <ResultsCard result={result} />}
        {leads !== null && <LeadCard count={leads} />}
        <MyFairs data={loaderData} />
        {colleges && <CollegeSections colleges={colleges} />}
        {documents && <KeptDocuments documents={documents} />}
        {userType !== 'admin' && <OtherFairs data={loaderData} />}
        {receipts.length > 0 && (
          <Section
            title={say(said.receipts)}
            aside={say(said.credits, { count: college?.fairCredits ?? 0 })}
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
  const say = useSay();
  const locale = useLocale();
  return (
    <>
      {coming.length > 0 && (
        <Section title={say(said.myFairs)} aside={others.length === 0 && <Ways data={data} />}>
          <FairList
            fairs={coming.map((own) => ({
              ...own,
              fact: 'paymentType' in own ? sayPayment(say, locale, own) : null,
            }))}
            now={now}
          />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={say(said.pastFairs)}>
          <FairList fairs={past} now={now} />
        </Section>
      )}
    </>
  );
}

function OtherFairs({ data }: { readonly data: HomeData }) {
  const say = useSay();
  const { others, coming, userType, now } = data;
  const isAdmin = userType.startsWith('admin');
  if (others.length === 0 && (isAdmin || coming.length > 0)) return null;
  return (
    <Section title={say(said.comingFairs)}>
      {others.length === 0 ? (
        <EmptyLawn title={say(said.noFairs)} text={say(said.noFairsText)} />
      ) : (
        <div className={css.tickets}>
          {others.map((fair) => (
            <FairTicket key={fair.slug} fair={fair} now={now} />
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
function Ways({ data: { college, userType } }: { readonly data: HomeData }) {
  const say = useSay();
  return (
    <Acts>
      {college && <ButtonLink to="/app/fairs/signup">{say(said.signUpFairs)}</ButtonLink>}
      {userType === 'admin6x6' && (
        <>
          <ButtonLink to="/app/fairs/6x6/plan">{say(said.plan)}</ButtonLink>
          <ButtonLink kind="line" to="/app/fairs/6x6/attendees">
            {say(said.attendees)}
          </ButtonLink>
        </>
      )}
      <Link to="/calendar">{say(said.allFairs)}</Link>
    </Acts>
  );
}
