import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { VisitData } from '../load-visit.ts';
import { visitWords as said } from '../visit.words.ts';
import { MyBag } from './my-bag.tsx';
import { StudentBag } from './student-bag.tsx';
import { StudentChoice } from './student-choice.tsx';
import { VisitHead } from './visit-head.tsx';
import css from './after-fair.module.css';

/** After the end: thanks, what somebody has collected, and what to do with it. */
export function AfterFair({ data }: { readonly data: VisitData }) {
  const say = useSay();
  const noGuides = useIsOff('guides');
  const { fair, bag, others, now, standing, wasThere } = data;
  const isVisitor = standing === 'attendee';
  const lead = isVisitor ? (wasThere ? said.afterText : said.afterTextNotThere) : said.afterRep;
  return (
    <>
      <VisitHead
        data={data}
        kicker={say(said.afterKicker)}
        title={say(said.afterTitle, { fair: fair.name })}
        lead={say(lead)}
      >
        {fair.recordingsOut && (
          <ButtonLink to={fairPaths(fair.slug).recordings} icon="play">
            {say(said.recordings)}
          </ButtonLink>
        )}
      </VisitHead>
      <Wrap className={css.page}>
        {!fair.recordingsOut && fair.sessions.length > 0 && <p>{say(said.recordingsSoon)}</p>}
        <StudentChoice data={data} />
        <div className={css.columns}>
          {bag && (
            <div>
              <MyBag data={data} bag={bag} />
              <StudentBag data={data} />
            </div>
          )}
          {isVisitor && (
            <Section title={say(said.nextTitle)}>
              <ol className={css.steps}>
                <li>
                  <h3>{say(said.nextList)}</h3>
                  <p>{say(said.nextListText)}</p>
                  <ButtonLink kind="line" to="/app/colleges">
                    {say(said.nextListAct)}
                  </ButtonLink>
                </li>
                <li>
                  <h3>{say(said.nextAsk)}</h3>
                  <p>{say(said.nextAskText)}</p>
                  {!noGuides && (
                    <ButtonLink kind="line" to="/resources/college-prep">
                      {say(said.nextAskAct)}
                    </ButtonLink>
                  )}
                </li>
              </ol>
            </Section>
          )}
        </div>
        {others.length > 0 && (
          <Section title={say(said.nextFairs)}>
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
