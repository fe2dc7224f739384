import { useSite } from '../../../platform/pages/site.ts';
import { Link } from 'react-router';
import { AnswerList } from '../../../ui/layout/answer-list.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { collegePageMessages as messages } from './college-page.messages.ts';
import type { CollegePageData } from '../load-college-page.ts';
import css from './college-clips.module.css';

interface CollegeClipsProps {
  readonly name: string;
  readonly clips: CollegePageData['clips'];
}

/** A college's chapters in recordings of fairs. */
export default function CollegeClips({ name, clips }: CollegeClipsProps) {
  const t = useTranslate();
  const { locale } = useSite();
  return (
    <Section title={t(messages.clips)} aside={t(messages.clipsLead, { name })}>
      <ul className={css.clips} role="list">
        {clips.map((clip) => {
          const { fairName, fairSlug, session, sessionTitle, fromSecond, untilSecond } = clip;
          const placeOf = (second: number, until: number | null) => {
            const search = new URLSearchParams({
              session: `${session}`,
              t: `${Math.floor(second)}`,
            });
            if (until !== null) search.set('until', `${Math.floor(until)}`);
            return `/fair-${fairSlug}/recordings?${search}#session-${session}`;
          };
          const date = new Date(clip.startTime).toLocaleDateString(locale, {
            dateStyle: 'medium',
            timeZone: clip.timeZone,
          });
          const minutes = untilSecond === null ? null : Math.round((untilSecond - fromSecond) / 60);
          return (
            <li key={`${fairSlug} ${session}`}>
              <div>
                <h3>{sessionTitle}</h3>
                <p>
                  {t(messages.clipOf, { fair: fairName, date })}
                  {minutes !== null && `\u00a0· ${t(messages.clipLength, { minutes })}`}
                  {clip.hasCaptions && `\u00a0· ${t(messages.withCaptions)}`}
                </p>
              </div>
              <ButtonLink
                to={placeOf(fromSecond, untilSecond)}
                kind="line"
                icon="play"
                aria-label={t(messages.watchClipOf, { name, title: sessionTitle, fair: fairName })}
              >
                {t(messages.watchClip)}
              </ButtonLink>
              {clip.answers.length > 0 && (
                <AnswerList
                  title={t(messages.answered, { count: clip.answers.length })}
                  answers={clip.answers.map(({ question, answer, atSecond }) => ({
                    question,
                    answer:
                      answer ??
                      (atSecond === null ? (
                        t(messages.answeredThere)
                      ) : (
                        <Link className={css.moment} to={placeOf(atSecond, null)}>
                          {t(messages.watchAnswer)}
                        </Link>
                      )),
                  }))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
