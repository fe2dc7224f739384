import { Outlet } from 'react-router';
import type { Route } from './+types/admin-college-frame.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { smallLogo } from '../card-view.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';
import css from './admin-college-frame.module.css';
import { openCollege } from './open-college.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { logo, ...college } = await openCollege(context.get(pageCall), params.collegeId);
  return { ...college, logo: smallLogo(logo, 128) };
}

const kinds = { draft: 'sun', active: 'lawn', closed: 'plain' } as const;

/** What is over every page about one college: its name, place, status and logo, and its parts. */
export default function AdminCollegeFrame({ loaderData: college }: Route.ComponentProps) {
  const { id, name, city, state, slug, unitId, logo } = college;
  const say = useSay();
  const status =
    college.status === 'active' || college.status === 'closed' ? college.status : 'draft';
  const base = `/admin/colleges/${id}`;
  const tabs = [
    [base, said.facts],
    [`${base}/reps`, said.reps],
    [`${base}/money`, said.money],
    [`${base}/history`, said.history],
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
                alt={say(said.logoOf, { name })}
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
            <Tag kind={kinds[status]}>{say(said[status])}</Tag>
            {unitId !== null && <Tag>{say(said.federalId, { unitId: String(unitId) })}</Tag>}
          </span>
        }
        trail={<Breadcrumbs trail={[{ label: say(said.colleges), to: '/admin/colleges' }]} />}
      >
        {status === 'active' && slug !== null && (
          <ButtonLink to={`/college-${slug}`} kind="line" icon="external">
            {say(said.publicPage)}
          </ButtonLink>
        )}
      </PageHead>
      <Tabs
        label={say(said.tabs)}
        tabs={tabs.map(([to, label]) => ({ to, label: say(label), end: true }))}
      />
      <Outlet />
    </Wrap>
  );
}
