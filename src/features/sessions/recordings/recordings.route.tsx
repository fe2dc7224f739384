import { useMemo, useState } from 'react';
import { Form, Link } from 'react-router';
import type { Route } from './+types/recordings.route.ts';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { framedMeta, NotYet } from '../../fairs/framed-page.tsx';
import { fairPaths, slugIn } from '../../fairs/fair-paths.ts';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { ownPath } from '../../accounts/own-path.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { answerSaving } from './answer-saving.ts';
import { keepHere, keepWithRegistration, type PositionKeeper } from './keep-position.ts';
import { loadRecordings, type RecordingsData } from './load-recordings.ts';
import { RecordedSession } from './recorded-session.tsx';
import { recordingsMessages as messages } from './recordings.messages.ts';
import css from './recordings-screen.module.css';
import { describePlace } from './chapter-address.ts';
import type { Found } from './find-in-recordings.ts';
import { placeAddress } from './recordings-address.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadRecordings(call, slugIn(params.fairAddress), url);
  const meta = framedMeta(call, head.fair, {
    title: frameMessages.recordings,
    description: frameMessages.recordingsDescription,
    end: 'recordings',
    noindex: !head.fair.recordingsOut || head.found !== null,
  });
  return { ...head, meta };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const back = form.get('back');
  const backPath = typeof back === 'string' ? ownPath(back) : null;
  return answerSaving(context.get(pageCall), form, backPath ?? url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/recordings`: each session with a chapter for each college. */
export default function Recordings({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { fair, plan, query, found, asked, saved, saving, watched } = loaderData;
  const keeper = useKeeper(fair.slug, watched);
  const count = plan.filter(({ recording }) => recording).length;
  if (count === 0) return <NoneYet fair={fair} now={loaderData.now} />;
  return (
    <>
      <PageHead
        title={t(frameMessages.recordings)}
        lead={t(frameMessages.recordingsLead, { count })}
      />
      <FindForm slug={fair.slug} query={query} found={found} />
      <ol className={css.sessions}>
        {plan.map((session) => {
          const place = asked?.session === session.number ? asked : null;
          return (
            <li key={session.number} id={`session-${session.number}`}>
              <RecordedSession
                // Another position in the address restarts there.
                key={place && `${place.second} ${place.until}`}
                fair={fair}
                session={session}
                saved={saved}
                saving={saving}
                keeper={keeper}
                asked={place}
              />
            </li>
          );
        })}
      </ol>
      <p className={css.kept}>{t(watched === null ? messages.keptHere : messages.kept)}</p>
    </>
  );
}

/** Where positions are stored: with the registration, or in this browser for everyone else. */
function useKeeper(slug: string, watched: RecordingsData['watched']): PositionKeeper | null {
  const hydrated = useHydrated();
  // The first read is enough: from then on the store knows.
  const [first] = useState(watched);
  const isRegistered = watched !== null;
  const keeper = useMemo(() => {
    if (!hydrated) return null;
    return isRegistered ? keepWithRegistration(slug, first ?? []) : keepHere(slug);
  }, [hydrated, slug, isRegistered, first]);
  return keeper;
}

function NoneYet({ fair, now }: Pick<RecordingsData, 'fair' | 'now'>) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  const isBooth = fair.fairType === 'booth';
  const notYet = () => {
    if (isBooth) return [frameMessages.recordingsNoneTitle, frameMessages.recordingsNone] as const;
    if (phase === 'ended')
      return [frameMessages.recordingsEndedTitle, frameMessages.recordingsEnded] as const;
    return [frameMessages.recordingsSoonTitle, frameMessages.recordingsSoon] as const;
  };
  const [title, text] = notYet();
  return (
    <>
      <PageHead title={t(frameMessages.recordings)} />
      <NotYet fair={fair} phase={phase} title={t(title)} text={t(text)}>
        {isBooth && (
          <ButtonLink to={`${fairPaths(fair.slug).page}#colleges`}>
            {t(frameMessages.seeColleges)}
          </ButtonLink>
        )}
      </NotYet>
    </>
  );
}

interface FindFormProps {
  readonly slug: string;
  readonly query: string;
  /** Null without a search. */
  readonly found: readonly Found[] | null;
}

/** The search of the recordings, and its results. */
function FindForm({ slug, query, found }: FindFormProps) {
  const t = useTranslate();
  return (
    <section className={css.find}>
      <Form method="get" role="search" className={css.search} preventScrollReset>
        <SearchField
          key={query}
          name="q"
          label={t(messages.find)}
          act={t(messages.findAct)}
          defaultValue={query}
          maxLength={100}
        />
      </Form>
      {found && (
        <div className={css.found}>
          <p role="status">
            {t(messages.found, { count: found.length, query })}{' '}
            <Link to={fairPaths(slug).recordings} preventScrollReset>
              {t(messages.clear)}
            </Link>
          </p>
          {found.length === 0 && <p>{t(messages.foundNone)}</p>}
          <ol>
            {found.map(({ session, sessionTitle, second, college, text }) => (
              <li key={`${session} ${second} ${college} ${text}`}>
                <Link to={placeAddress(slug, session, second)} className={css.place}>
                  <span className={css.time}>{describePlace(second)}</span>
                  <span>
                    <b>
                      {college === null
                        ? t(messages.foundSession, { number: session, title: sessionTitle })
                        : t(messages.foundCollege, { number: session, college })}
                    </b>
                    {text !== null && <span className={css.text}>{text}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
