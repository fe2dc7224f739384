import { Link } from 'react-router';
import type { Route } from './+types/resources.ts';
import { breadcrumbJsonLd } from '../../platform/pages/json-ld.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { useSite } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { GuideRole } from '../guide.ts';
import { GuideCard } from '../guide-card.tsx';
import { guideSummaries } from '../guide-summaries.ts';
import { guidesWords as said } from '../guides.words.ts';
import css from './resources.module.css';

interface Choice {
  readonly label: Message;
  readonly title: Message;
  readonly lead: Message;
}

/** The roles by which the hub is filtered, with the labels of the specification. */
const choices: Readonly<Record<GuideRole, Choice>> = {
  student: { label: said.student, title: said.titleStudent, lead: said.leadStudent },
  parent: { label: said.parent, title: said.titleParent, lead: said.leadParent },
  counselor: { label: said.counselor, title: said.titleCounselor, lead: said.leadCounselor },
};
const everyone: Choice = { label: said.all, title: said.hubTitle, lead: said.hubLead };
const roles = ['student', 'parent', 'counselor'] as const satisfies readonly GuideRole[];

const pathOf = (role: GuideRole | null) => (role ? `/resources?role=${role}` : '/resources');

export function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('role');
  const role = roles.find((one) => one === asked?.toLowerCase()) ?? null;
  const call = context.get(pageCall);
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(role ? choices[role].title : said.resources),
    description: say(role ? choices[role].lead : said.hubDescription),
    path: pathOf(role),
  });
  return { meta, role, unknown: Boolean(asked) && !role, guides: guideSummaries(say, role) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The hub of the guides, for everyone or for one role. */
export default function Resources({ loaderData }: Route.ComponentProps) {
  const { role, unknown, guides } = loaderData;
  const say = useSay();
  const site = useSite();
  const chosen = role ? choices[role] : everyone;
  const [first, ...rest] = guides;
  return (
    <Wrap>
      <JsonLd
        things={[
          breadcrumbJsonLd(site.publicUrl, [{ name: say(said.resources), path: '/resources' }]),
        ]}
      />
      <PageHead
        eyebrow={say(said.resources)}
        title={say(chosen.title)}
        lead={say(unknown ? said.notFound : chosen.lead)}
      />
      <nav className={css.filter} aria-label={say(said.filterLabel)}>
        <ul role="list">
          {[null, ...roles].map((one) => (
            <li key={one}>
              <Link
                to={pathOf(one)}
                aria-current={one === role ? 'page' : undefined}
                preventScrollReset
              >
                {say(one ? choices[one].label : everyone.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.guides}>
        {first && <GuideCard guide={first} lead heading="h2" />}
        <div className={css.rest}>
          {rest.map((guide) => (
            <GuideCard key={guide.path} guide={guide} heading="h2" />
          ))}
        </div>
      </div>
      <section className={css.meet} aria-labelledby="meet">
        <div>
          <h2 id="meet">{say(said.meetTitle)}</h2>
          <p>{say(said.meetText)}</p>
        </div>
        <Acts>
          <ButtonLink to="/calendar" kind="lawn" size="large" icon="calendar">
            {say(said.seeFairs)}
          </ButtonLink>
          <Link to="/colleges">{say(said.findColleges)}</Link>
        </Acts>
      </section>
    </Wrap>
  );
}
