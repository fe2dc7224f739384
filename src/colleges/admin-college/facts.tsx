import type { Route } from './+types/facts.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { AskLink } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { LogoField } from '../logo-field.tsx';
import { actOnCollege } from './act-on-college.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';
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
      description: speak(call.locale)(said.description),
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
  const say = useSay();
  return (
    <>
      {asked !== null && <CollegeQuestion key={asked} {...{ asked, name, query, now }} />}
      <div className={css.columns}>
        <div className={css.forms}>
          <section className={css.card} aria-labelledby="facts-title">
            <h2 id="facts-title">{say(said.factsTitle)}</h2>
            <FactsForm key={facts.was} {...{ ...facts, sources, now }} />
          </section>
          <section className={css.card} aria-labelledby="profile-title">
            <h2 id="profile-title">{say(said.profileTitle)}</h2>
            <p>{say(said.profileText)}</p>
            <ProfileForm key={profile.was} {...{ ...profile, sources, now }} />
          </section>
        </div>
        <div className={css.forms}>
          <StatusCard {...{ status, now, query }} />
          <section className={css.card} aria-labelledby="logo-title">
            <h2 id="logo-title">{say(said.logoTitle)}</h2>
            <LogoField collegeId={id} name={name} logo={logo}>
              <AskLink to={withChanges(query, { ask: 'remove-logo' })}>
                {say(said.removeLogo)}
              </AskLink>
            </LogoField>
          </section>
        </div>
      </div>
    </>
  );
}
