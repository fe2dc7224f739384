import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { settingsMessages } from '../settings.messages.ts';
import { healthMessages as messages } from './health.messages.ts';

/** The page of failed emails; that of failed jobs is below it. */
export const healthPath = '/admin/health';

/** The head of both pages. */
export function HealthHead() {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.description)}
        trail={
          <Breadcrumbs trail={[{ label: t(settingsMessages.title), to: '/admin/settings' }]} />
        }
      />
      <Tabs
        label={t(messages.parts)}
        tabs={[
          { to: healthPath, label: t(messages.emails), end: true },
          { to: `${healthPath}/jobs`, label: t(messages.jobs) },
        ]}
      />
    </>
  );
}
