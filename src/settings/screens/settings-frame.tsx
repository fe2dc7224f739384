import { Outlet } from 'react-router';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { featuresWords } from '../features/features.words.ts';
import { pricesWords } from '../prices/prices.words.ts';
import { settingsWords as said } from '../settings.words.ts';
import css from './settings.module.css';

/** What is over every screen of settings: the title, and the way to the others. */
export default function SettingsFrame() {
  const say = useSay();
  const tabs = [
    ['/admin/settings', said.organization],
    ['/admin/settings/brand', said.brand],
    ['/admin/settings/email', said.emailTab],
    ['/admin/settings/legal', said.legal],
    ['/admin/settings/features', featuresWords.title],
    ['/admin/settings/prices', pricesWords.tab],
  ] as const;
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)} />
      <Tabs
        label={say(said.tabs)}
        tabs={tabs.map(([to, label]) => ({
          to,
          label: say(label),
          end: to !== '/admin/settings/legal',
        }))}
      />
      <div className={css.sections}>
        <Outlet />
      </div>
    </Wrap>
  );
}
