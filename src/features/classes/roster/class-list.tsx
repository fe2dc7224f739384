import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { noFields } from '../class-page/class-fields.ts';
import { classPaths } from '../class-paths.ts';
import type { SavedList, ShownClass } from '../class-queries.ts';
import { classMessages as messages } from '../class.messages.ts';
import type { ClassData } from '../class-page/load-class.ts';
import { rosterDays } from '../roster-limits.ts';
import { ActForm } from '../class-page/act-form.tsx';
import { AddStudents } from './add-students.tsx';
import css from '../class-page/class-parts.module.css';
import { Card } from '../../../ui/layout/card.tsx';
import { When } from '../../../ui/time/when.tsx';

interface ClassListProps {
  readonly data: ClassData;
  readonly found: ShownClass;
  /** The fair is over or canceled: nothing can be added. */
  readonly isClosed: boolean;
  readonly saved: SavedList | undefined;
  /** Something was sent, and there is something to say about it. */
  readonly hasAnswer: boolean;
}

/** The list of a class: add, email, download and delete. */
export function ClassList({ data, found, isClosed, saved, hasAnswer }: ClassListProps) {
  const { fair, now } = data;
  const { list } = found;
  const t = useTranslate();
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: fair.timeZone,
  }).format(new Date(found.listErasedAt));
  return (
    <Section
      title={t(messages.listTitle)}
      aside={list.length > 0 && t(messages.listCount, { count: list.length })}
      id="list"
    >
      <p className={css.lead}>
        {fair.cancelledAt
          ? t(messages.overCancelled, { date })
          : isClosed
            ? t(messages.over, { date })
            : t(messages.listText, { date, days: rosterDays })}
      </p>
      {list.length === 0 ? (
        <p className={css.lead}>{t(messages.listEmpty)}</p>
      ) : (
        <>
          {!isClosed && <ClassEmails found={found} now={now} zone={fair.timeZone} />}
          <Students
            list={list}
            now={now}
            hasBegun={Date.parse(fair.startTime) <= Date.parse(now)}
          />
          <div className={css.below}>
            <ButtonAnchor kind="line" icon="download" href={classPaths(fair.slug).file} download>
              {t(messages.download)}
            </ButtonAnchor>
            <Disclosure title={t(messages.clear)}>
              <ActForm
                intent="clear"
                now={now}
                kind="danger"
                pending={t(messages.clearing)}
                act={t(messages.clear)}
              >
                <p>{t(messages.clearText)}</p>
              </ActForm>
            </Disclosure>
          </div>
        </>
      )}
      {!isClosed && <AddStudents now={now} saved={saved} isOpen={hasAnswer} />}
    </Section>
  );
}

interface StudentsProps {
  readonly list: ShownClass['list'];
  readonly now: string;
  readonly hasBegun: boolean;
}

function Students({ list, now, hasBegun }: StudentsProps) {
  const t = useTranslate();
  return (
    <DataTable
      caption={t(messages.listTitle)}
      columns={[
        { key: 'name', title: t(messages.name) },
        { key: 'email', title: t(messages.email) },
        { key: 'registered', title: t(messages.registered) },
        ...(hasBegun ? [{ key: 'came', title: t(messages.came) }] : []),
        { key: 'remove', title: t(messages.remove), acts: true },
      ]}
      rows={list.map(({ id, name, email, registered, came }) => ({
        id,
        cells: {
          name: <span dir="auto">{name || '–'}</span>,
          email: <span className={css.email}>{email}</span>,
          registered: t(registered ? messages.yes : messages.notShown),
          came: came === false ? '' : t(came ? messages.yes : messages.notShown),
          remove: (
            <Form fields={noFields} now={new Date(now)} intent="remove">
              <input type="hidden" name="id" value={id} />
              <SubmitButton
                kind="quiet"
                size="small"
                icon="trash"
                aria-label={t(messages.removeFor, { who: name || email })}
              >
                {t(messages.remove)}
              </SubmitButton>
            </Form>
          ),
        },
      }))}
    />
  );
}

interface ClassEmailsProps {
  readonly found: ShownClass;
  readonly now: string;
  readonly zone: string;
}

/** Emails to people on the list: one to invite, and one to remind. */
function ClassEmails({ found, now, zone }: ClassEmailsProps) {
  const { code, invitedAt, remindedAt } = found;
  const t = useTranslate();
  const last = (at: string | null) =>
    at !== null && (
      <p className={css.last}>
        {t(messages.lastInvited)} <When start={at} zone={zone} now={now} show="day" />
      </p>
    );
  return (
    <Card kind="sun" className={css.letters}>
      <h3>{t(messages.lettersTitle)}</h3>
      <p>{t(messages.lettersText)}</p>
      {code === null ? (
        <p>{t(messages.needLink)}</p>
      ) : (
        <div className={css.pair}>
          <ActForm
            intent="invitation"
            now={now}
            icon="send"
            pending={t(messages.inviting)}
            act={t(messages.invite)}
          >
            {last(invitedAt)}
          </ActForm>
          {invitedAt !== null && (
            <ActForm
              intent="reminder"
              now={now}
              kind="line"
              icon="bell"
              pending={t(messages.reminding)}
              act={t(messages.remind)}
            >
              {last(remindedAt) || <p className={css.last}>{t(messages.remindHint)}</p>}
            </ActForm>
          )}
        </div>
      )}
    </Card>
  );
}
