import type { Route } from './+types/facts.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { AskLink } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { LogoField } from '../logo-field.tsx';
import { actOnCollege } from './act-on-college.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { askedOf, CollegeQuestion } from './college-question.tsx';
import { FactsForm } from './facts-form.tsx';
import css from './facts.module.css';
import { loadFacts } from './load-facts.ts';
import { openCollege } from './open-college.ts';
import { ProfileForm } from './profile-form.tsx';
import { StatusCard } from './status-card.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { id } = await openCollege(call, params.collegeId);
  const college = await loadFacts(call, id);
  if (!college) throw new Response(null, { status: 404 });
  return {
    college,
    asked: askedOf(url.searchParams),
    query: url.search,
    now: call.now,
    meta: pageMeta({
      ...call,
      title: college.name,
      description: translatorFor(call.locale)(messages.description),
      path: `/admin/colleges/${id}`,
    }),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { id } = await openCollege(call, params.collegeId);
  return actOnCollege({ call, form: await request.formData(), id }, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}`: everything an admin can change about a college, in place. */
export default function CollegeFacts({ loaderData }: Route.ComponentProps) {
  const { college, asked, query, now } = loaderData;
  const { id, name, logo, status, facts, profile, sources } = college;
  const t = useTranslate();
  return (
    <>
      {asked !== null && <CollegeQuestion key={asked} {...{ asked, name, query, now }} />}
      <div className={css.columns}>
        <div className={css.forms}>
          <section className={css.card} aria-labelledby="facts-title">
            <h2 id="facts-title">{t(messages.factsTitle)}</h2>
            <FactsForm key={facts.was} {...{ ...facts, sources, now }} />
          </section>
          <section className={css.card} aria-labelledby="profile-title">
            <h2 id="profile-title">{t(messages.profileTitle)}</h2>
            <p>{t(messages.profileText)}</p>
            <ProfileForm key={profile.was} {...{ ...profile, sources, now }} />
          </section>
        </div>
        <div className={css.forms}>
          <StatusCard {...{ status, now, query }} />
          <section className={css.card} aria-labelledby="logo-title">
            <h2 id="logo-title">{t(messages.logoTitle)}</h2>
            <LogoField collegeId={id} name={name} logo={logo}>
              <AskLink to={withChanges(query, { ask: 'remove-logo' })}>
                {t(messages.removeLogo)}
              </AskLink>
            </LogoField>
          </section>
        </div>
      </div>
    </>
  );
}
