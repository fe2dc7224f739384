import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { VisitData } from './load-visit.ts';
import { visitMessages as messages } from './visit.messages.ts';
import { VisitHead } from './visit-head.tsx';

/** No access: why, and how to get it. */
export function AtTheDoor({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const { fair, role, at, now } = data;
  const paths = fairPaths(fair.slug);
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
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
  if (at === 'cancelled')
    return (
      <AccountsHandler
        data={data}
        title={t(messages.cancelledTitle, { fair: fair.name })}
        text={t(messages.cancelled)}
      >
        {calendar}
      </AccountsHandler>
    );
  const title = t(messages.strangerTitle);
  if (isOver)
    return (
      <AccountsHandler data={data} title={t(messages.overTitle)} text={t(messages.strangerOver)}>
        {page}
        {calendar}
      </AccountsHandler>
    );
  if (role === 'COLLEGES')
    return (
      <AccountsHandler
        data={data}
        title={title}
        text={t(messages.strangerCollege, { fair: fair.name })}
      >
        <ButtonLink to="/app/fairs/signup">{t(messages.signUp)}</ButtonLink>
        {page}
      </AccountsHandler>
    );
  if (!takesAttendees(fair, new Date(now)))
    return (
      <AccountsHandler data={data} title={title} text={t(messages.strangerSoon)}>
        {page}
      </AccountsHandler>
    );
  return (
    <AccountsHandler
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
    </AccountsHandler>
  );
}

interface DoorProps {
  readonly data: VisitData;
  readonly title: string;
  readonly text: React.ReactNode;
  readonly children: React.ReactNode;
}

function AccountsHandler({ data, title, text, children }: DoorProps) {
  return (
    <VisitHead data={data} kicker={data.fair.name} title={title} lead={text}>
      {children}
    </VisitHead>
  );
}
