import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/profile.route.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { describeProfile, type ProfileRow } from './describe-profile.ts';
import { loadProfile } from './load-profile.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { profilePath } from './sections.ts';
import css from './profile.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const profile = await loadProfile(call);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: profilePath,
    }),
    name: profile.me.displayName,
    email: profile.me.email,
    groups: describeProfile(t, profile),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The profile: its sections, how each stands, and the way to their pages. */
export default function Profile({ loaderData: { name, email, groups } }: Route.ComponentProps) {
  const t = useTranslate();
  useFormerPlace(groups.flatMap(({ rows }) => rows));
  return (
    <Wrap className={css.page}>
      <PageHead
        title={t(messages.title)}
        lead={
          <>
            {name !== email && <b className={css.name}>{name}</b>}
            {t(messages.signedInAs, { email })}
          </>
        }
      />
      <div className={css.groups}>
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title} className={css.group}>
            <h2>{title}</h2>
            <ul role="list">
              {rows.map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Wrap>
  );
}

function Line({ row: { id, parts, title, state, to } }: { readonly row: ProfileRow }) {
  return (
    <li id={id} className={css.line}>
      {parts.map((part) => (
        <span key={part} id={part} />
      ))}
      <Link to={to} className={css.link}>
        <span className={css.words}>
          <span className={css.title}>{title}</span> <span className={css.state}>{state}</span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}

/**
 * Links of the time when the profile was one page lead to a place on it (`#sharing`): on to its page.
 * Without scripts they lead to its line.
 */
function useFormerPlace(rows: readonly ProfileRow[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const place = hash.slice(1);
  const to = rows.find(({ id, parts }) => id === place || parts.includes(place))?.to;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
