import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/register.route.ts';
import { isClosedToStudents } from '../../accounts/closed-to-students.ts';
import { framedMeta } from '../../fairs/framed-page.tsx';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { fairPaths, slugIn } from '../../fairs/fair-paths.ts';
import { sessionIn } from '../../fairs/join-session.ts';
import { loadFairHead } from '../../fairs/fair-view.ts';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { knownRegistrant } from './known-registrant.ts';
import { ClosedDesk, closedBy } from './closed-desk.tsx';
import { forgetDraft, readDraft, type Draft } from './draft.ts';
import { registerByForm } from './register-by-form.ts';
import { JoinKnown } from './join-known.tsx';
import { RegisterForm } from './register-form.tsx';
import { linkedClass } from '../linked-class.ts';
import { readType, type Typed } from '../questions/asked-fields.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';
import { registerMessages as messages } from '../questions/register.messages.ts';
import { shownSessions } from '../questions/shown-sessions.ts';
import { deskQuery, knownQuery } from '../registration-queries.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fair, now } = await loadFairHead(call, params.fairAddress);
  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  const [desk, known, klass] = await Promise.all([
    call.query(deskQuery, { slug: fair.slug }),
    isSignedIn ? call.query(knownQuery) : null,
    linkedClass(call, url, fair.slug),
  ]);
  const me = known?.me ?? null;
  const meta = framedMeta(call, fair, {
    title: frameMessages.register,
    description: frameMessages.registerDescription,
    end: 'register',
  });
  return {
    fair,
    now,
    meta,
    isFull: desk.fairDesk?.isFull ?? false,
    sessions: shownSessions(desk),
    /** The session that someone came to join. */
    join: sessionIn(url.searchParams.get('session')),
    known: me && knownRegistrant(me),
    klass,
    isRegistered: me?.registrations.some((one) => one.fair.slug === fair.slug) ?? false,
    isClosed: isClosedToStudents(request),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const slug = slugIn(params.fairAddress);
  if (slug === null) throw new Response(null, { status: 404 });
  const form = await request.formData();
  return registerByForm({ call: context.get(pageCall), request, url, form, slug });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing: Typed = {};

/** Answers stored on this device, and whether to tell the person about them. */
interface Restored {
  readonly draft: Draft | null;
  readonly told: boolean;
  /** For which form; null: unknown yet. */
  readonly as: AttendeeType | null;
  /** How often a newer draft was found once it was displayed. */
  readonly more: number;
}

const saysTheSame = (one: Draft, other: Draft | null): boolean =>
  JSON.stringify(one.typed) === JSON.stringify(other?.typed);

/** `/fair-{slug}/register`: where students, parents and counselors register, on one screen. */
export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { fair, now, known, klass, sessions, join } = loaderData;
  const t = useTranslate();
  const [search] = useSearchParams();
  const requestedType = readType(search.get('as'));
  const phase = useFairPhase(fair, now);
  const closed = closedBy({ ...loaderData, phase, asked: requestedType });

  const hydrated = useHydrated();
  const [restored, setRestored] = useState<Restored | null>(null);
  // Read once for each form: after that, the form contains what people type.
  if (hydrated && restored === null)
    setRestored({ draft: readDraft(fair.slug, now), told: true, as: null, more: 0 });
  const draft = known ? null : (restored?.draft ?? null);
  const isChild = closed === 'child';
  useEffect(() => {
    if (isChild) forgetDraft(fair.slug);
  }, [isChild, fair.slug]);

  if (closed)
    return (
      <ClosedDesk why={closed} fair={fair} now={now} phase={phase} code={klass?.code ?? null} />
    );

  const answer = actionData;
  const as = answer?.as ?? requestedType ?? draft?.as ?? known?.type ?? 'student';
  // Another form appears some time after it is requested, and people keep typing until then.
  if (restored && restored.as !== as)
    setRestored(
      restored.as === null
        ? { ...restored, as }
        : { draft: readDraft(fair.slug, now), told: false, as, more: restored.more },
    );
  // Rendering also takes time, and on a slow phone people keep typing into the earlier form.
  const takeMore = () => {
    const later = known ? null : readDraft(fair.slug, now);
    if (restored && later && !saysTheSame(later, restored.draft))
      setRestored({ ...restored, draft: later, more: restored.more + 1 });
  };
  const isLive = phase === 'live';
  const typed = {
    ...(join === null ? nothing : { attending: [String(join)] }),
    ...(klass?.school ? { schoolName: [klass.school] } : nothing),
    ...(answer?.typed ?? draft?.typed ?? known?.typed),
  };
  const isWrong = Object.keys(answer?.fields ?? {}).length > 0;
  if (known?.isComplete && as === known.type && !search.has('edit') && !isWrong)
    return (
      <JoinKnown
        now={now}
        as={as}
        typed={{ ...typed, ...known.typed }}
        email={known.email}
        isLive={isLive}
        klass={klass}
        sessions={sessions}
        zone={fair.timeZone}
        join={join}
        without={fairPaths(fair.slug).register}
      />
    );
  return (
    <>
      {draft && restored?.told && !answer && (
        <Notice
          action={
            <Button
              kind="quiet"
              onClick={() => {
                forgetDraft(fair.slug);
                setRestored({ draft: null, told: false, as, more: 0 });
              }}
            >
              {t(messages.over)}
            </Button>
          }
        >
          {t(messages.kept)}
        </Notice>
      )}
      <RegisterForm
        key={`${draft ? 'kept' : 'new'} ${restored?.more ?? 0}`}
        onShown={takeMore}
        fair={fair}
        now={now}
        as={as}
        typed={typed}
        isLive={isLive}
        klass={klass}
        sessions={sessions}
        join={join}
        ownEmail={known?.email ?? null}
      />
    </>
  );
}
