import { Link } from 'react-router';
import type { Route } from './+types/legal-texts.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { formatDay } from '../policies/legal-day.ts';
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
import { legalMessages as messages } from './legal.messages.ts';
import css from './legal.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { legalTexts } = await call.query(allTexts);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.lead),
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
  const t = useTranslate();
  return (
    <>
      <p className={css.lead}>{t(messages.lead)}</p>
      {texts.map(({ kind, ...text }) => (
        <Section key={kind} title={t(messages.kind, { kind })}>
          <Status kind={kind} {...text} zone={zone} now={now} />
          <ButtonGroup kind={kind} {...text} />
          {text.versions.length > 1 && (
            <div className={css.versions}>
              <Disclosure title={t(messages.history)} open>
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
  const t = useTranslate();
  const locale = useLocale();
  const inForce = versions.find(({ state }) => state === 'IN_FORCE');
  const next = versions.find(({ state }) => state === 'UPCOMING');
  const dated = ({ number, countsFrom }: Version) => ({
    number,
    date: formatDay(locale, countsFrom),
  });
  return (
    <div className={css.facts}>
      {inForce && (
        <p>
          {inForce.isQuad
            ? t(inForce.number === 1 ? messages.quadCounts : messages.quadAgain, dated(inForce))
            : t(messages.ownCounts, dated(inForce))}
        </p>
      )}
      {next && <p>{t(next.isQuad ? messages.upcomingQuad : messages.upcoming, dated(next))}</p>}
      {draft.isSaved && draft.savedAt !== null && (
        <p>
          {draft.savedBy === null
            ? t(messages.draft)
            : t(messages.draftBy, { name: draft.savedBy })}{' '}
          <When start={draft.savedAt} zone={zone} now={now} />
        </p>
      )}
    </div>
  );
}

function ButtonGroup({ kind, draft, versions }: Text) {
  const t = useTranslate();
  const isOwn = versions[0]?.isQuad === false;
  const [label, whole] = draft.isSaved
    ? [messages.edit, messages.editOf]
    : isOwn
      ? [messages.change, messages.changeOf]
      : [messages.write, messages.writeOf];
  return (
    <p className={css.acts}>
      <ButtonLink to={draftPath(kind)} aria-label={t(whole, { kind })}>
        {t(label)}
      </ButtonLink>
      <ButtonLink to={legalPaths[kind]} kind="line" aria-label={t(messages.viewOf, { kind })}>
        {t(messages.view)}
      </ButtonLink>
      {isOwn && (
        <ButtonLink
          to={previewPath(kind, 'quad')}
          kind="quiet"
          aria-label={t(messages.backToQuadOf, { kind })}
        >
          {t(messages.backToQuad)}
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
  const t = useTranslate();
  const locale = useLocale();
  const { number, isQuad, countsFrom, state, whatChanged, publishedAt, publishedBy } = version;
  return (
    <>
      <span className={css.version}>
        <Link to={versionPath(kind, number)}>{t(messages.number, { number })}</Link>
        <span>{t(isQuad ? messages.quad : messages.own)}</span>
        <span>{t(messages.from, { date: formatDay(locale, countsFrom) })}</span>
        {state === 'IN_FORCE' && <Tag kind="lawn">{t(messages.inForce)}</Tag>}
        {state === 'UPCOMING' && <Tag kind="sun">{t(messages.upcomingTag)}</Tag>}
        {state === 'REPLACED' && <Tag>{t(messages.replaced)}</Tag>}
      </span>
      {whatChanged !== null && <span className={css.changed}>{whatChanged}</span>}
      <span className={css.quiet}>
        {publishedAt === null ? (
          t(messages.fromStart)
        ) : (
          <>
            {publishedBy === null
              ? t(messages.published)
              : t(messages.publishedBy, { name: publishedBy })}{' '}
            <When start={publishedAt} zone={zone} now={now} />
          </>
        )}
      </span>
    </>
  );
}
