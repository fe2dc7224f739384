import { ButtonAnchor } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Form } from '../../ui/form.tsx';
import { noFields } from '../class-fields.ts';
import { classPaths } from '../class-paths.ts';
import type { SavedList, ShownClass } from '../class-queries.ts';
import { classWords as said } from '../class.words.ts';
import type { ClassData } from '../load-class.ts';
import { rosterDays } from '../roster-limits.ts';
import { ActForm } from './act-form.tsx';
import { AddStudents } from './add-students.tsx';
import { ClassLetters } from './class-letters.tsx';
import css from './class-parts.module.css';

interface ClassListProps {
  readonly data: ClassData;
  readonly found: ShownClass;
  /** The fair is over or cancelled: nothing is added any more. */
  readonly isClosed: boolean;
  readonly saved: SavedList | undefined;
}

/** The list of a class: added to, written to, downloaded and deleted. */
export function ClassList({ data, found, isClosed, saved }: ClassListProps) {
  const { fair, now } = data;
  const { list } = found;
  const say = useSay();
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: fair.timeZone,
  }).format(new Date(found.listErasedAt));
  return (
    <Section
      title={say(said.listTitle)}
      aside={list.length > 0 && say(said.listCount, { count: list.length })}
      id="list"
    >
      <p className={css.lead}>
        {fair.cancelledAt
          ? say(said.overCancelled, { date })
          : isClosed
            ? say(said.over, { date })
            : say(said.listText, { date, days: rosterDays })}
      </p>
      {list.length === 0 ? (
        <p className={css.lead}>{say(said.listEmpty)}</p>
      ) : (
        <>
          {!isClosed && <ClassLetters found={found} now={now} zone={fair.timeZone} />}
          <Students
            list={list}
            now={now}
            hasBegun={Date.parse(fair.startTime) <= Date.parse(now)}
          />
          <div className={css.below}>
            <ButtonAnchor kind="line" icon="download" href={classPaths(fair.slug).file} download>
              {say(said.download)}
            </ButtonAnchor>
            <Disclosure title={say(said.clear)}>
              <ActForm
                intent="clear"
                now={now}
                kind="danger"
                pending={say(said.clearing)}
                act={say(said.clear)}
              >
                <p>{say(said.clearText)}</p>
              </ActForm>
            </Disclosure>
          </div>
        </>
      )}
      {!isClosed && <AddStudents now={now} saved={saved} />}
    </Section>
  );
}

interface StudentsProps {
  readonly list: ShownClass['list'];
  readonly now: string;
  readonly hasBegun: boolean;
}

function Students({ list, now, hasBegun }: StudentsProps) {
  const say = useSay();
  return (
    <DataTable
      caption={say(said.listTitle)}
      columns={[
        { key: 'name', title: say(said.name) },
        { key: 'email', title: say(said.email) },
        { key: 'registered', title: say(said.registered) },
        ...(hasBegun ? [{ key: 'came', title: say(said.came) }] : []),
        { key: 'remove', title: say(said.remove), acts: true },
      ]}
      rows={list.map(({ id, name, email, registered, came }) => ({
        id,
        cells: {
          name: <span dir="auto">{name || '–'}</span>,
          email: <span className={css.email}>{email}</span>,
          registered: say(registered ? said.yes : said.notShown),
          came: say(came === null ? said.notShown : came ? said.yes : said.no),
          remove: (
            <Form fields={noFields} now={new Date(now)} intent="remove">
              <input type="hidden" name="id" value={id} />
              <SubmitButton
                kind="quiet"
                size="small"
                icon="trash"
                aria-label={say(said.removeFor, { who: name || email })}
              >
                {say(said.remove)}
              </SubmitButton>
            </Form>
          ),
        },
      }))}
    />
  );
}
