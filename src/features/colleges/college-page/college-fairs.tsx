import { useSite } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Ticket } from '../../../ui/tickets/ticket.tsx';
import { When } from '../../../ui/time/when.tsx';
import { collegePageMessages } from './college-page.messages.ts';
import type { CollegePageData } from '../load-college-page.ts';
import css from './college-fairs.module.css';

interface CollegeFairsProps {
  readonly name: string;
  readonly fairs: CollegePageData['college']['fairs'];
  readonly now: string;
}

/** The upcoming fairs of a college as tickets, next one first. */
export default function CollegeFairs({ name, fairs, now }: CollegeFairsProps) {
  const t = useTranslate();
  const { person } = useSite();
  const wayInto = (slug: string) =>
    person === null ? `/fair-${slug}/register` : `/app/fairs/visit/${slug}`;
  // A rep enters the fairs where their own college exhibits: the page of the fair handles that.
  const mayEnter = person?.role !== 'COLLEGES';
  if (fairs.length === 0) {
    return (
      <Section title={t(collegePageMessages.noFairs)}>
        <p className={css.none}>{t(collegePageMessages.noFairsLead, { name })}</p>
        <ButtonLink kind="soft" to="/calendar" icon="calendar">
          {t(collegePageMessages.allFairs)}
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section title={t(collegePageMessages.fairs)} aside={t(collegePageMessages.fairsLead)}>
      <ul className={css.fairs} role="list">
        {fairs.map(({ slug, name: title, startTime, endTime, timeZone }) => {
          const isLive = startTime <= now && now < endTime;
          return (
            <li key={slug}>
              <Ticket
                start={startTime}
                zone={timeZone}
                now={now}
                title={title}
                to={`/fair-${slug}`}
                state={isLive ? 'live' : 'coming'}
                status={isLive && <Tag kind="live">{t(collegePageMessages.liveNow)}</Tag>}
                time={
                  <When
                    start={startTime}
                    end={endTime}
                    zone={timeZone}
                    now={now}
                    show="hours"
                    near
                  />
                }
                stub={
                  <ButtonLink to={isLive && mayEnter ? wayInto(slug) : `/fair-${slug}`}>
                    {t(
                      isLive && mayEnter
                        ? collegePageMessages.enterFair
                        : collegePageMessages.seeFair,
                    )}
                  </ButtonLink>
                }
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
