import { Link } from 'react-router';
import type { Route } from './+types/preview.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { headCount } from '../audience/audience-queries.ts';
import { campaignPathsAt } from '../campaign-paths.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import { DraftProblems } from './draft-problems.tsx';
import { previewQuery } from '../editor/draft-queries.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import { openDraft, textOf } from '../editor/open-draft.ts';
import { mostPreviewed, previewWidths, readPreview } from './read-preview.ts';
import css from '../editor/editor.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const draft = await openDraft(call, params.draftId, campaignPathsAt(url.pathname));
  const options = readPreview(url.searchParams);
  const hasAudience = draft.audience !== '';
  const [preview, count] = await Promise.all([
    call.ask(previewQuery, {
      ...textOf(draft),
      recipient: hasAudience ? options.recipient : null,
    }),
    hasAudience ? call.query(headCount, { audience: draft.audience }) : null,
  ]);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.preview),
    description: t(messages.previewText),
    path: `${campaignPathsAt(url.pathname).draft(draft.id)}/preview`,
  });
  return {
    meta,
    id: draft.id,
    version: draft.version,
    problems: draft.problems,
    preview: preview.data?.previewCampaign ?? null,
    recipients: Math.min(count?.campaignAudience.recipients ?? 0, mostPreviewed),
    options,
    query: url.search,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/campaigns/email/drafts/{draftId}/preview`: the email as recipients will see it. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  const { id, version, problems, preview, recipients, options, query } = loaderData;
  const t = useTranslate();
  const { draft: draftPath } = useCampaignPaths();
  const { width, scheme, recipient } = options;
  // The version in the address reloads the frame when the draft changes.
  const frameUrl = `${draftPath(id)}/frame?recipient=${recipient}&scheme=${scheme}&version=${version}`;
  const linkTo = (changes: Readonly<Record<string, string | null>>) => withChanges(query, changes);
  if (!preview)
    return (
      <>
        <h2>{t(messages.notYet)}</h2>
        {problems.length > 0 && <DraftProblems id={id} problems={problems} />}
      </>
    );
  return (
    <>
      <p className={css.quiet}>{t(messages.previewText)}</p>
      <div className={css.controls}>
        <div className={css.control} role="group" aria-label={t(messages.width)}>
          <span>{t(messages.width)}</span>
          {previewWidths.map((one) => (
            <Link
              key={one}
              to={linkTo({ width: String(one) })}
              aria-current={one === width ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {t(messages.pixels, { width: one })}
            </Link>
          ))}
        </div>
        <div className={css.control} role="group" aria-label={t(messages.colors)}>
          <span>{t(messages.colors)}</span>
          {(['light', 'dark'] as const).map((one) => (
            <Link
              key={one}
              to={linkTo({ scheme: one })}
              aria-current={one === scheme ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {t(messages[one])}
            </Link>
          ))}
        </div>
        {(recipient > 1 || recipients > 1) && (
          <div className={css.control} role="group" aria-label={t(messages.who)}>
            <span>{t(messages.who)}</span>
            {recipient > 1 && (
              <Link to={linkTo({ recipient: String(recipient - 1) })} preventScrollReset replace>
                {t(messages.before)}
              </Link>
            )}
            {recipient < recipients && (
              <Link to={linkTo({ recipient: String(recipient + 1) })} preventScrollReset replace>
                {t(messages.after)}
              </Link>
            )}
          </div>
        )}
      </div>
      <div className={css.inbox} role="status">
        <b>{preview.subject}</b>
        <span>
          {preview.recipientEmail === null
            ? t(messages.shownForYou)
            : t(messages.shownFor, {
                name: preview.recipientName ?? preview.recipientEmail,
                email: preview.recipientEmail,
              })}
        </span>
      </div>
      <div className={css.stage} tabIndex={0} role="group" aria-label={t(messages.preview)}>
        <iframe
          key={frameUrl}
          src={frameUrl}
          width={width}
          title={t(messages.frame, { width })}
          sandbox="allow-same-origin"
        />
      </div>
      <Section title={t(messages.plain)}>
        <pre className={css.plain} tabIndex={0}>
          {preview.plainTextBody}
        </pre>
      </Section>
      <p className={css.acts}>
        <ButtonLink to={`${draftPath(id)}/send`}>{t(messages.onward)}</ButtonLink>
        <ButtonLink to={draftPath(id)} kind="line">
          {t(messages.backToText)}
        </ButtonLink>
      </p>
    </>
  );
}
