import { Outlet } from 'react-router';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { featuresMessages } from '../feature-switches/features.messages.ts';
import { pricesMessages } from '../prices/prices.messages.ts';
import { settingsMessages as messages } from '../settings.messages.ts';
import css from './settings.module.css';

/** What is over every screen of settings: the title, and the way to the others. */
export default function SettingsFrame() {
  const t = useTranslate();
  const tabs = [
    ['/admin/settings', messages.organization],
    ['/admin/settings/brand', messages.brand],
    ['/admin/settings/email', messages.emailTab],
    ['/admin/settings/legal', messages.legal],
    ['/admin/settings/features', featuresMessages.title],
    ['/admin/settings/prices', pricesMessages.tab],
  ] as const;
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)} />
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map(([to, label]) => ({
          to,
          label: t(label),
          end: to !== '/admin/settings/legal',
        }))}
      />
      <div className={css.sections}>
        <Outlet />
      </div>
    </Wrap>
  );
}
