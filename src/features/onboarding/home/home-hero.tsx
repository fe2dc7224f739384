import type { ReactNode } from 'react';
import { NextFairTicket } from '../../fairs/fair-ticket.tsx';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useNow } from '../../../ui/time/clock.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeData } from './load-home.ts';
import { OwnTicket } from './own-ticket.tsx';
import css from './home-hero.module.css';

/** Whether someone registers for fairs as a visitor. */
const isVisitor = (userType: string): boolean =>
  ['student', 'parent', 'counselor'].includes(userType);

/** A greeting, a one-sentence status, and the ticket to the next step. */
export function HomeHero({ data }: { readonly data: HomeData }) {
  const t = useTranslate();
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
            {firstName ? t(messages.hello, { name: firstName }) : t(messages.helloNobody)}
          </h1>
          <p className={css.lead}>{leadOf(t, data, now)}</p>
        </div>
        {ticket}
      </Wrap>
    </header>
  );
}

const leads: Readonly<Record<string, Message>> = {
  student: messages.leadNoneStudent,
  parent: messages.leadNoneParent,
  counselor: messages.leadNoneCounselor,
  college: messages.leadNoneCollege,
  admin: messages.leadAdmin,
  admin6x6: messages.leadCoordinator,
};

function leadOf(
  t: Translate,
  { next, userType, isUnclaimed, hasClasses }: HomeData,
  now: Date,
): string {
  if (next) {
    const isLive = Date.parse(next.fair.startTime) <= now.getTime();
    return t(isLive ? messages.leadLive : messages.leadNext, { fair: next.fair.name });
  }
  if (userType === 'counselor' && !hasClasses) return t(messages.leadNoneCounselorAlone);
  return t(isUnclaimed ? messages.leadNoCollege : (leads[userType] ?? messages.leadAdmin));
}
