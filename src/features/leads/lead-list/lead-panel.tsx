import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { OpenLead } from '../leads-queries.ts';
import { LeadFacts } from './lead-facts.tsx';
import { FollowUp, Notes, Rating, Tags, type LeadFormProps } from './lead-forms.tsx';
import { placeOf } from './lead-table.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import css from './lead-panel.module.css';

interface LeadPanelProps {
  /** Null: no lead of this college. */
  readonly opened: OpenLead | null;
  readonly query: string;
  readonly zone: string;
  readonly now: string;
}

/** One lead beside the list, or as its own screen on a phone; the address says which. */
export function LeadPanel({ opened, query, zone, now }: LeadPanelProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the page itself the focus stays where it is.
  const seen = useRef(useHydrated() ? undefined : opened?.id);
  useEffect(() => {
    if (seen.current !== opened?.id) heading.current?.focus();
    seen.current = opened?.id;
  }, [opened?.id]);
  const student = opened?.lead?.student;
  const name = student
    ? `${student.firstName} ${student.lastName}`
    : t(
        opened === null
          ? messages.noLead
          : opened.outcome === 'erased'
            ? messages.erasedTitle
            : messages.goneTitle,
      );
  const back = withChanges(query, { lead: null });
  return (
    <section id="lead" aria-label={name} className={css.panel}>
      <header className={css.head}>
        <Link to={back} preventScrollReset className={css.back}>
          <Icon name="chevron-left" />
          {t(messages.back)}
        </Link>
        <h2 ref={heading} tabIndex={-1} className={css.name}>
          {name}
        </h2>
        {student && <p className={css.quiet}>{placeOf(student)}</p>}
        <Link
          to={back}
          preventScrollReset
          className={css.close}
          aria-label={t(messages.close, { name })}
        >
          <Icon name="close" />
        </Link>
      </header>
      {opened?.lead ? (
        <Working opened={opened} lead={opened.lead} query={query} zone={zone} now={now} />
      ) : (
        <Notice>
          {opened === null
            ? t(messages.noLeadText)
            : t(opened.outcome === 'erased' ? messages.erasedText : messages.goneText, {
                id: opened.id,
              })}
        </Notice>
      )}
    </section>
  );
}

interface WorkingProps extends Omit<LeadPanelProps, 'opened'> {
  /** The page whose forms these are. */
  readonly page?: string;
  /** Keeps notes that aren't saved, for this person. */
  readonly personKey?: string;
  readonly opened: OpenLead;
  readonly lead: NonNullable<OpenLead['lead']>;
}

/** What a student shared, what the team makes of them, and what they did. */
export function Working(props: WorkingProps) {
  const { opened, lead, query, zone, now, page, personKey } = props;
  const t = useTranslate();
  const { student, work } = lead;
  const form: LeadFormProps = {
    id: student.id,
    work,
    query,
    now,
    ...(page && { page }),
    ...(personKey && { personKey }),
  };
  return (
    <>
      <Shared student={student} />
      <Rating {...form} />
      <p className={css.saved} role="status">
        {work.changedAt !== null && (
          <>
            {t(messages.savedAt)} <When start={work.changedAt} zone={zone} now={now} />
            {work.changedBy && ` ${t(messages.savedBy, { who: work.changedBy })}`}
          </>
        )}
      </p>
      <Tags {...form} />
      <FollowUp {...form} />
      <Notes key={student.id} {...form} />
      <LeadFacts lead={student} />
      <Interactions told={opened.interactions} zone={zone} now={now} />
    </>
  );
}

const groups = ['contact', 'school', 'academics', 'demographics'] as const;

/** What is shared and what isn't, and whether texts are allowed. */
function Shared({ student }: { readonly student: WorkingProps['lead']['student'] }) {
  const t = useTranslate();
  const list = useList();
  const what = list(groups.filter((group) => student.groups.includes(group)));
  const missing = groups.filter((group) => !student.groups.includes(group));
  return (
    <div className={css.shared}>
      <Icon name="check-circle" />
      <span>
        {missing.length === 0
          ? t(messages.sharedNote, { what })
          : t(messages.notSharedNote, { what, missing: list(missing) })}
      </span>
      {student.texts && <Tag icon="phone">{t(messages.mayText)}</Tag>}
    </div>
  );
}

/** Names of groups as a list. */
function useList() {
  const t = useTranslate();
  const locale = useLocale();
  return (names: readonly (typeof groups)[number][]) =>
    new Intl.ListFormat(locale).format(names.map((group) => t(messages[group])));
}

const actions: Readonly<Record<string, Message>> = {
  saved: messages.saved,
  asked: messages.asked,
  called: messages.called,
  scanned: messages.scanned,
  profile: messages.profile,
};

interface InteractionsProps {
  readonly told: OpenLead['interactions'];
  readonly zone: string;
  readonly now: string;
}

/** What the student did with the college, the earliest first. */
function Interactions({ told, zone, now }: InteractionsProps) {
  const t = useTranslate();
  const list = useList();
  return (
    <div className={css.part}>
      <h3>{t(messages.told)}</h3>
      <ol role="list" className={css.told}>
        {told.map((one) => (
          <li key={one.id}>
            <p className={css.quiet}>
              <When start={one.at} zone={zone} now={now} />
              {one.fairName !== null && `, ${one.fairName}`}
            </p>
            {one.kind === 'question' ? (
              <>
                <p>{t(messages.askedHere)}</p>
                <blockquote className={css.said}>{one.text}</blockquote>
                {one.answers.length === 0 && <p className={css.quiet}>{t(messages.noAnswer)}</p>}
                {one.answers.map((answer) => (
                  <div key={answer.at}>
                    <p className={css.quiet}>
                      {t(messages.answered, { who: answer.by ?? t(messages.someone) })}
                    </p>
                    <blockquote className={css.said}>{answer.text}</blockquote>
                  </div>
                ))}
              </>
            ) : (
              <p>
                {t(messages.sharedHere, {
                  what: list(one.groups ?? []),
                  how: t(actions[one.action ?? ''] ?? messages.profile),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
