import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { profilePath, sectionPath, type Section } from './sections.ts';
import css from './section-page.module.css';

/** What every page of the profile knows: its head, and the time. */
export function aboutSection(call: PageCall, section: Section, title: Message) {
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(title),
      description: t(messages.description),
      path: sectionPath(section),
    }),
    now: call.now.toISOString(),
  };
}

interface SectionPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the profile: the way back, what it is about, and its forms. */
export function SectionPage({ title, lead, children }: SectionPageProps) {
  return (
    <Wrap narrow className={css.page}>
      <PageHead trail={<BackToProfile />} title={title} lead={lead} />
      {children}
    </Wrap>
  );
}

/** The way from a page of the profile to the list of all. */
export function BackToProfile() {
  const t = useTranslate();
  return (
    <Link to={profilePath} className={css.back}>
      <Icon name="arrow-left" />
      {t(messages.back)}
    </Link>
  );
}
