import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { FairPageData } from '../load-fair-page.ts';
import { fairWords } from '../fair-page.words.ts';
import { SessionPicture } from './session-picture.tsx';
import { shapeOfSession } from '../shape-of-session.ts';
import css from './how-it-works.module.css';

/** What happens at this kind of fair, in the fair's own numbers. */
export function HowItWorks({ fair }: { readonly fair: FairPageData['fair'] }) {
  const say = useSay();
  const { colleges, minutes, length } = shapeOfSession(fair.plan);
  const sessions = fair.sessions.length;
  const steps: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    booth: [
      [say(fairWords.boothLookTitle), say(fairWords.boothLook, { count: fair.collegeCount })],
      [say(fairWords.boothAskTitle), say(fairWords.boothAskText)],
      [say(fairWords.boothTalk), say(fairWords.boothTalkText)],
      [say(fairWords.boothKeep), say(fairWords.boothKeepText)],
    ],
    '6x6': [
      [say(fairWords.sixPick), say(fairWords.sixPickText, { sessions })],
      [say(fairWords.sixListen, { colleges, minutes }), say(fairWords.sixListenText, { length })],
      [say(fairWords.sixAsk), say(fairWords.sixAskText)],
      [say(fairWords.sixWatch), say(fairWords.sixWatchText)],
    ],
    webinar: [
      [say(fairWords.webinarJoin), say(fairWords.webinarJoinText)],
      [say(fairWords.webinarAsk), say(fairWords.webinarAskText)],
      [say(fairWords.webinarWatch), say(fairWords.webinarWatchText)],
    ],
  };
  return (
    <Section title={say(fairWords.howTitle)}>
      <ol className={css.steps}>
        {steps[fair.fairType]?.map(([title, text], place) => (
          <li key={title}>
            <b aria-hidden="true">{place + 1}</b>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {fair.fairType === '6x6' && <SessionPicture plan={fair.plan} />}
    </Section>
  );
}
