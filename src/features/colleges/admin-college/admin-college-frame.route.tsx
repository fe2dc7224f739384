import { Outlet } from 'react-router';
import type { Route } from './+types/admin-college-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { smallLogo } from '../card-view.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import css from './admin-college-frame.module.css';
import { openCollege } from './open-college.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { logo, ...college } = await openCollege(context.get(pageCall), params.collegeId);
  return { ...college, logo: smallLogo(logo, 128) };
}

const kinds = { draft: 'sun', active: 'lawn', closed: 'plain' } as const;

/** The head of every admin page of a college: its name, place, status, logo and tabs. */
export default function AdminCollegeFrame({ loaderData: college }: Route.ComponentProps) {
  const { id, name, city, state, slug, unitId, logo } = college;
  const t = useTranslate();
  const status =
    college.status === 'active' || college.status === 'closed' ? college.status : 'draft';
  const base = `/admin/colleges/${id}`;
  const tabs = [
    [base, messages.facts],
    [`${base}/reps`, messages.reps],
    [`${base}/money`, messages.money],
    [`${base}/history`, messages.history],
  ] as const;
  return (
    <Wrap>
      <PageHead
        title={
          <span className={css.title}>
            {logo !== null && (
              <img
                className={css.logo}
                src={logo}
                alt={t(messages.logoOf, { name })}
                width="72"
                height="72"
              />
            )}
            {name}
          </span>
        }
        lead={
          <span className={css.lead}>
            {[city, state].filter(Boolean).join(', ')}
            <Tag kind={kinds[status]}>{t(messages[status])}</Tag>
            {unitId !== null && <Tag>{t(messages.federalId, { unitId: String(unitId) })}</Tag>}
          </span>
        }
        trail={<Breadcrumbs trail={[{ label: t(messages.colleges), to: '/admin/colleges' }]} />}
      >
        {status === 'active' && slug !== null && (
          <ButtonLink to={`/college-${slug}`} kind="line" icon="external">
            {t(messages.publicPage)}
          </ButtonLink>
        )}
      </PageHead>
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map(([to, label]) => ({ to, label: t(label), end: true }))}
      />
      <Outlet />
    </Wrap>
  );
}
