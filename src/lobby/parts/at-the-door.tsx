import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import type { VisitData } from '../load-visit.ts';
import { visitWords as said } from '../visit.words.ts';
import { VisitHead } from './visit-head.tsx';

/** The doors stay closed: why, and what opens them. */
export function AtTheDoor({ data }: { readonly data: VisitData }) {
  const say = useSay();
  const { fair, role, at, now } = data;
  const paths = fairPaths(fair.slug);
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
  const calendar = (
    <ButtonLink to="/calendar" kind="line">
      {say(said.calendar)}
    </ButtonLink>
  );
  const page = (
    <ButtonLink to={paths.page} kind="line">
      {say(said.seeFair)}
    </ButtonLink>
  );
  if (at === 'cancelled')
    return (
      <Door
        data={data}
        title={say(said.cancelledTitle, { fair: fair.name })}
        text={say(said.cancelled)}
      >
        {calendar}
      </Door>
    );
  const title = say(said.strangerTitle);
  if (isOver)
    return (
      <Door data={data} title={say(said.overTitle)} text={say(said.strangerOver)}>
        {page}
        {calendar}
      </Door>
    );
  if (role === 'COLLEGES')
    return (
      <Door data={data} title={title} text={say(said.strangerCollege, { fair: fair.name })}>
        <ButtonLink to="/app/fairs/signup">{say(said.signUp)}</ButtonLink>
        {page}
      </Door>
    );
  if (!takesAttendees(fair, new Date(now)))
    return (
      <Door data={data} title={title} text={say(said.strangerSoon)}>
        {page}
      </Door>
    );
  return (
    <Door
      data={data}
      title={title}
      text={
        <>
          {say(said.stranger, { fair: fair.name })} {say(said.strangerOther)}
        </>
      }
    >
      <ButtonLink to={paths.register}>{say(said.register)}</ButtonLink>
      <ButtonLink to="/my-registration" kind="line">
        {say(said.findRegistration)}
      </ButtonLink>
    </Door>
  );
}

interface DoorProps {
  readonly data: VisitData;
  readonly title: string;
  readonly text: React.ReactNode;
  readonly children: React.ReactNode;
}

function Door({ data, title, text, children }: DoorProps) {
  return (
    <VisitHead data={data} kicker={data.fair.name} title={title} lead={text}>
      {children}
    </VisitHead>
  );
}
