import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { AskLink } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { sortedBy, withChanges, type TableAsked } from '../../../ui/tables/table-address.ts';
import { exhibitorsMessages } from '../exhibitor-list/exhibitors.messages.ts';
import { readinessFlags, type readinessSorts } from './readiness-flags.ts';
import type { readiness } from './readiness-queries.ts';
import { readinessMessages as messages } from './readiness.messages.ts';
import css from './readiness-grid.module.css';

export type Booth = ResultOf<typeof readiness>['manageReadiness']['items'][number];

interface ReadinessGridProps {
  readonly items: readonly Booth[];
  readonly asked: TableAsked;
  readonly query: string;
  readonly now: Date;
  /** The form of the checkboxes in the rows. */
  readonly form: string;
  readonly chosen: readonly string[];
}

/** Booths as rows, steps as columns: a full dot with a check is done, an empty one is not. */
export function ReadinessGrid(props: ReadinessGridProps) {
  const { items, asked, query, now, form, chosen } = props;
  const t = useTranslate();
  const by = (key: (typeof readinessSorts)[number]) => sortedBy(query, asked, key, 'name');
  return (
    <DataTable
      caption={t(messages.title)}
      columns={[
        { key: 'name', title: t(messages.college), ...by('name') },
        ...readinessFlags.map((flag) => ({ key: flag, title: t(messages[flag]), ...by(flag) })),
        { key: 'done', title: t(messages.done), ...by('done') },
        { key: 'floor', title: t(messages.floor) },
      ]}
      rows={items.map((booth) => ({
        id: booth.id,
        cells: {
          name: (
            <>
              <Pick
                id={booth.id}
                form={form}
                label={t(exhibitorsMessages.select, { name: booth.name })}
                checked={chosen.includes(booth.id)}
              />
              {booth.name}
            </>
          ),
          ...Object.fromEntries(
            readinessFlags.map((flag) => [flag, <Dot key={flag} on={booth[flag]} />]),
          ),
          done: t(messages.doneOf, { done: booth.done, all: readinessFlags.length }),
          floor: <Floor booth={booth} now={now} query={query} />,
        },
      }))}
    />
  );
}

function Dot({ on }: { readonly on: boolean }) {
  const t = useTranslate();
  return (
    <span className={classNames(css.dot, on && css.on)}>
      {on && <Icon name="check" />}
      <span className="visually-hidden">{t(on ? messages.yes : messages.no)}</span>
    </span>
  );
}

const nothing = {};

interface FloorProps {
  readonly booth: Booth;
  readonly now: Date;
  readonly query: string;
}

/** Publishing ready booths needs no confirmation; unpublishing, and publishing others, does. */
function Floor({ booth, now, query }: FloorProps) {
  const { id, name, boothSent, isReady } = booth;
  const t = useTranslate();
  const words = t(boothSent ? messages.take : messages.publish);
  const label = t(messages.actFor, { act: words, name });
  if (boothSent || !isReady)
    return (
      <AskLink
        kind={boothSent ? 'dangerLine' : 'soft'}
        to={withChanges(query, { ask: id })}
        aria-label={label}
      >
        {words}
      </AskLink>
    );
  return (
    <Form fields={nothing} now={now} intent={`floor ${id}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="act" value="on" />
      <SubmitButton size="small" aria-label={label}>
        {words}
      </SubmitButton>
    </Form>
  );
}
