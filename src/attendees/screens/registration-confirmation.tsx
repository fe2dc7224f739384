import { useEffect } from 'react';
import type { Route } from './+types/registration-confirmation.ts';
import AddMenu from '../../fairs/add-menu.tsx';
import { frameWords } from '../../fairs/fair-frame.words.ts';
import { framedMeta } from '../../fairs/fair-page-facts.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import { loadFairHead } from '../../fairs/load-fair-head.ts';
import { NotYet } from '../../fairs/not-yet.tsx';
import { ShareFair } from '../../fairs/share-fair.tsx';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead, Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { ownWords as said } from '../own.words.ts';
import { forgetDraft } from '../parts/draft.ts';
import { readRegistered } from '../registered-cookie.ts';
import { knownQuery } from '../registration-queries.ts';
import { registrationOf } from '../registration-page.ts';
import { registerWords } from '../register.words.ts';
import css from './registration-confirmation.module.css';

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const { slug } = head.fair;
  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  const me = isSignedIn ? (await call.query(knownQuery)).me : null;
  const isMine = me?.registrations.some((one) => one.fair.slug === slug) ?? false;
  const meta = framedMeta(call, head.fair, {
    title: frameWords.registered,
    description: frameWords.registeredDescription,
    end: 'registration-confirmation',
  });
  return {
    ...head,
    meta,
    isMine,
    email: isMine ? (me?.email ?? null) : readRegistered(call, request, slug),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/registration-confirmation`: what happens after registering. */
export default function RegistrationConfirmation({ loaderData }: Route.ComponentProps) {
  const { fair, now, email, isMine } = loaderData;
  const say = useSay();
  const phase = useFairPhase(fair, now);
  useEffect(() => {
    if (email !== null) forgetDraft(fair.slug);
  }, [email, fair.slug]);
  if (email === null)
    return (
      <>
        <PageHead title={say(frameWords.registered)} />
        <NotYet
          fair={fair}
          phase={phase}
          title={say(frameWords.registeredNoneTitle)}
          text={say(frameWords.registeredNone)}
        >
          {takesAttendees(fair, new Date(now)) && (
            <ButtonLink to={fairPaths(fair.slug).register}>{say(frameWords.register)}</ButtonLink>
          )}
          <ButtonLink kind="line" to={registrationOf(fair.slug)}>
            {say(registerWords.sendLink)}
          </ButtonLink>
        </NotYet>
      </>
    );
  return (
    <>
      <PageHead title={say(said.doneTitle)} lead={say(said.doneLead, { fair: fair.name })} />
      <Section title={say(said.nextTitle)}>
        <ol role="list" className={css.steps}>
          <li>
            <h3>{say(said.mail, { email })}</h3>
            <p>{say(said.mailText)}</p>
          </li>
          <li>
            <h3>{say(said.calendar)}</h3>
            <p>{say(said.calendarText)}</p>
            <AddMenu fair={fair} kind="line" />
          </li>
          <li>
            <h3>{say(said.day)}</h3>
            <p>{say(said.dayText)}</p>
          </li>
          <li>
            <h3>{say(said.friend)}</h3>
            <p>{say(said.friendText)}</p>
            <ShareFair fair={fair} />
          </li>
          <li>
            <h3>{say(said.account)}</h3>
            {isMine ? (
              <ButtonLink kind="line" to={registrationOf(fair.slug)}>
                {say(registerWords.ownOpen)}
              </ButtonLink>
            ) : (
              <p>{say(said.accountText)}</p>
            )}
          </li>
        </ol>
      </Section>
    </>
  );
}
