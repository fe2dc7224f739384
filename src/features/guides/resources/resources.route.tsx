import { Link } from 'react-router';
import type { Route } from './+types/resources.route.ts';
import { breadcrumbJsonLd } from '../../../platform/metadata/json-ld.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useIsOff, useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { JsonLd } from '../../../ui/layout/json-ld.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { GuideRole } from '../guide.ts';
import { GuideCard } from '../guide-card.tsx';
import { guideSummaries } from '../guide-summaries.ts';
import { guidesMessages as messages } from '../guides.messages.ts';
import css from './resources.module.css';

interface Choice {
  readonly label: Message;
  readonly title: Message;
  readonly lead: Message;
}

/** The roles by which the hub is filtered, with the labels of the specification. */
const choices: Readonly<Record<GuideRole, Choice>> = {
  student: { label: messages.student, title: messages.titleStudent, lead: messages.leadStudent },
  parent: { label: messages.parent, title: messages.titleParent, lead: messages.leadParent },
  counselor: {
    label: messages.counselor,
    title: messages.titleCounselor,
    lead: messages.leadCounselor,
  },
};
const everyone: Choice = { label: messages.all, title: messages.hubTitle, lead: messages.hubLead };
const roles = ['student', 'parent', 'counselor'] as const satisfies readonly GuideRole[];

const pathOf = (role: GuideRole | null) => (role ? `/resources?role=${role}` : '/resources');

export function loader({ url, context }: Route.LoaderArgs) {
  const requestedRole = url.searchParams.get('role');
  const role = roles.find((one) => one === requestedRole?.toLowerCase()) ?? null;
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(role ? choices[role].title : messages.resources),
    description: t(role ? choices[role].lead : messages.hubDescription),
    path: pathOf(role),
  });
  return { meta, role, unknown: Boolean(requestedRole) && !role, guides: guideSummaries(t, role) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The hub of the guides, for everyone or for one role. */
export default function Resources({ loaderData }: Route.ComponentProps) {
  const { role, unknown, guides } = loaderData;
  const t = useTranslate();
  const site = useSite();
  const noClasses = useIsOff('classes');
  const chosen = role ? choices[role] : everyone;
  const [first, ...rest] = guides;
  return (
    <Wrap>
      <JsonLd
        things={[
          breadcrumbJsonLd(site.publicUrl, [{ name: t(messages.resources), path: '/resources' }]),
        ]}
      />
      <PageHead
        eyebrow={t(messages.resources)}
        title={t(chosen.title)}
        lead={t(unknown ? messages.notFound : chosen.lead)}
      />
      {role === 'counselor' && !noClasses && (
        <ButtonGroup>
          <ButtonLink to="/counselors" iconAfter="arrow-right">
            {t(messages.bringClass)}
          </ButtonLink>
        </ButtonGroup>
      )}
      <nav className={css.filter} aria-label={t(messages.filterLabel)}>
        <ul role="list">
          {[null, ...roles].map((one) => (
            <li key={one}>
              <Link
                to={pathOf(one)}
                aria-current={one === role ? 'page' : undefined}
                preventScrollReset
              >
                {t(one ? choices[one].label : everyone.label)}
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
          <h2 id="meet">{t(messages.meetTitle)}</h2>
          <p>{t(messages.meetText)}</p>
        </div>
        <ButtonGroup>
          <ButtonLink to="/calendar" kind="lawn" size="large" icon="calendar">
            {t(messages.seeFairs)}
          </ButtonLink>
          <Link to="/colleges">{t(messages.findColleges)}</Link>
        </ButtonGroup>
      </section>
    </Wrap>
  );
}
