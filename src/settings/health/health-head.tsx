import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { settingsWords } from '../settings.words.ts';
import { healthWords as said } from './health.words.ts';

/** Where failed emails are listed; jobs are beneath. */
export const healthPath = '/admin/health';

/** What is over both lists. */
export function HealthHead() {
  const say = useSay();
  return (
    <>
      <PageHead
        title={say(said.title)}
        lead={say(said.description)}
        trail={<Breadcrumbs trail={[{ label: say(settingsWords.title), to: '/admin/settings' }]} />}
      />
      <Tabs
        label={say(said.parts)}
        tabs={[
          { to: healthPath, label: say(said.emails), end: true },
          { to: `${healthPath}/jobs`, label: say(said.jobs) },
        ]}
      />
    </>
  );
}
