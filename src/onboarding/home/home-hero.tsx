import type { ReactNode } from 'react';
import { NextFairTicket } from '../../fairs/next-fair-ticket.tsx';
import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { useNow } from '../../ui/clock.ts';
import { Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';
import { OwnTicket } from './own-ticket.tsx';
import css from './home-hero.module.css';

/** Whether somebody registers for fairs as a visitor. */
const isVisitor = (userType: string): boolean =>
  ['student', 'parent', 'counselor'].includes(userType);

/** A greeting, how things stand in a sentence, and the ticket to what comes next. */
export function HomeHero({ data }: { readonly data: HomeData }) {
  const say = useSay();
  const now = useNow(data.now);
  const { firstName, next, open, userType } = data;
  const ticket: ReactNode = next ? (
    <OwnTicket own={next} userType={userType} sessions={data.sessions} now={data.now} />
  ) : (
    open && isVisitor(userType) && <NextFairTicket fair={open} now={data.now} />
  );
  return (
    <header className={css.hero}>
      <Wrap className={classNames(css.inner, ticket ? css.withTicket : undefined)}>
        <div>
          <h1 className={css.title}>
            {firstName ? say(said.hello, { name: firstName }) : say(said.helloNobody)}
          </h1>
          <p className={css.lead}>{leadOf(say, data, now)}</p>
        </div>
        {ticket}
      </Wrap>
    </header>
  );
}

const leads: Readonly<Record<string, Message>> = {
  student: said.leadNoneStudent,
  parent: said.leadNoneParent,
  counselor: said.leadNoneCounselor,
  college: said.leadNoneCollege,
  admin: said.leadAdmin,
  admin6x6: said.leadCoordinator,
};

function leadOf(
  say: Say,
  { next, userType, isUnclaimed, hasClasses }: HomeData,
  now: Date,
): string {
  if (next) {
    const isLive = Date.parse(next.fair.startTime) <= now.getTime();
    return say(isLive ? said.leadLive : said.leadNext, { fair: next.fair.name });
  }
  if (userType === 'counselor' && !hasClasses) return say(said.leadNoneCounselorAlone);
  return say(isUnclaimed ? said.leadNoCollege : (leads[userType] ?? said.leadAdmin));
}
