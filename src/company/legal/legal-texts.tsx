import { Link } from 'react-router';
import type { Route } from './+types/legal-texts.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { sayDay } from './legal-day.ts';
import {
  draftPath,
  isLegalKind,
  legalPaths,
  legalSettings,
  previewPath,
  versionPath,
  type LegalKind,
} from './legal-kinds.ts';
import { allTexts } from './legal-queries.ts';
import { legalWords as said } from './legal.words.ts';
import css from './legal.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const say = speak(call.locale);
  const { legalTexts } = await call.query(allTexts);
  return {
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(said.lead),
      path: legalSettings,
    }),
    texts: legalTexts.flatMap(({ kind, ...text }) =>
      isLegalKind(kind) ? [{ kind, ...text }] : [],
    ),
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

type Loaded = Route.ComponentProps['loaderData'];
type Text = Loaded['texts'][number];
type Version = Text['versions'][number];
type Clock = Pick<Loaded, 'zone' | 'now'>;

/** `/admin/settings/legal`: what counts, what is being written, and every version. */
export default function LegalTexts({ loaderData: { texts, zone, now } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <p className={css.lead}>{say(said.lead)}</p>
      {texts.map(({ kind, ...text }) => (
        <Section key={kind} title={say(said.kind, { kind })}>
          <Status kind={kind} {...text} zone={zone} now={now} />
          <Acts kind={kind} {...text} />
          {text.versions.length > 1 && (
            <div className={css.versions}>
              <Disclosure title={say(said.history)} open>
                <ol role="list" className={css.history}>
                  {text.versions.map((version) => (
                    <li key={version.number}>
                      <VersionRow kind={kind} version={version} zone={zone} now={now} />
                    </li>
                  ))}
                </ol>
              </Disclosure>
            </div>
          )}
        </Section>
      ))}
    </>
  );
}

/** What visitors read, what they will read, and whether someone is writing. */
function Status({ draft, versions, zone, now }: Text & Clock) {
  const say = useSay();
  const locale = useLocale();
  const inForce = versions.find(({ state }) => state === 'IN_FORCE');
  const next = versions.find(({ state }) => state === 'UPCOMING');
  const dated = ({ number, countsFrom }: Version) => ({
    number,
    date: sayDay(locale, countsFrom),
  });
  return (
    <div className={css.facts}>
      {inForce && (
        <p>
          {inForce.isQuad
            ? say(inForce.number === 1 ? said.quadCounts : said.quadAgain, dated(inForce))
            : say(said.ownCounts, dated(inForce))}
        </p>
      )}
      {next && <p>{say(next.isQuad ? said.upcomingQuad : said.upcoming, dated(next))}</p>}
      {draft.isSaved && draft.savedAt !== null && (
        <p>
          {draft.savedBy === null ? say(said.draft) : say(said.draftBy, { name: draft.savedBy })}{' '}
          <When start={draft.savedAt} zone={zone} now={now} />
        </p>
      )}
    </div>
  );
}

function Acts({ kind, draft, versions }: Text) {
  const say = useSay();
  const isOwn = versions[0]?.isQuad === false;
  const [label, whole] = draft.isSaved
    ? [said.edit, said.editOf]
    : isOwn
      ? [said.change, said.changeOf]
      : [said.write, said.writeOf];
  return (
    <p className={css.acts}>
      <ButtonLink to={draftPath(kind)} aria-label={say(whole, { kind })}>
        {say(label)}
      </ButtonLink>
      <ButtonLink to={legalPaths[kind]} kind="line" aria-label={say(said.viewOf, { kind })}>
        {say(said.view)}
      </ButtonLink>
      {isOwn && (
        <ButtonLink
          to={previewPath(kind, 'quad')}
          kind="quiet"
          aria-label={say(said.backToQuadOf, { kind })}
        >
          {say(said.backToQuad)}
        </ButtonLink>
      )}
    </p>
  );
}

interface VersionRowProps extends Clock {
  readonly kind: LegalKind;
  readonly version: Version;
}

function VersionRow({ kind, version, zone, now }: VersionRowProps) {
  const say = useSay();
  const locale = useLocale();
  const { number, isQuad, countsFrom, state, whatChanged, publishedAt, publishedBy } = version;
  return (
    <>
      <span className={css.version}>
        <Link to={versionPath(kind, number)}>{say(said.number, { number })}</Link>
        <span>{say(isQuad ? said.quad : said.own)}</span>
        <span>{say(said.from, { date: sayDay(locale, countsFrom) })}</span>
        {state === 'IN_FORCE' && <Tag kind="lawn">{say(said.inForce)}</Tag>}
        {state === 'UPCOMING' && <Tag kind="sun">{say(said.upcomingTag)}</Tag>}
        {state === 'REPLACED' && <Tag>{say(said.replaced)}</Tag>}
      </span>
      {whatChanged !== null && <span className={css.changed}>{whatChanged}</span>}
      <span className={css.quiet}>
        {publishedAt === null ? (
          say(said.fromStart)
        ) : (
          <>
            {publishedBy === null
              ? say(said.published)
              : say(said.publishedBy, { name: publishedBy })}{' '}
            <When start={publishedAt} zone={zone} now={now} />
          </>
        )}
      </span>
    </>
  );
}
