import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ShownClass } from '../class-queries.ts';
import { classMessages as messages } from '../class.messages.ts';
import css from './class-parts.module.css';

interface ClassFiguresProps {
  readonly found: ShownClass;
  readonly hasBegun: boolean;
}

/** Registrations: names of those who agreed, and anonymous figures on the others. */
export function ClassFigures({ found: { students, figures }, hasBegun }: ClassFiguresProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const { others, othersCame, listedOthers } = figures;
  const tell = (figure: number | null) =>
    figure === null ? t(messages.tooFew) : t(messages.atLeast, { n: number.format(figure) });
  const shown = [
    [number.format(students.length), t(messages.agreed)],
    [tell(others), t(messages.othersLink)],
    ...(hasBegun ? [[tell(othersCame), t(messages.othersCame)]] : []),
    [tell(listedOthers), t(messages.othersList)],
  ] as const;
  return (
    <Section title={t(messages.figuresTitle)}>
      <p className={css.lead}>{t(messages.figuresText)}</p>
      <dl className={css.figures}>
        {shown.map(([figure, of]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {students.length === 0 ? (
        <p className={css.lead}>{t(messages.noneAgreed)}</p>
      ) : (
        <DataTable
          caption={t(messages.figuresTitle)}
          columns={[
            { key: 'name', title: t(messages.name) },
            { key: 'as', title: t(messages.as) },
            { key: 'list', title: t(messages.onList) },
            { key: 'came', title: t(messages.came) },
          ]}
          rows={students.map(({ name, attendeeType, isListed, came }, place) => ({
            id: String(place),
            cells: {
              name: <span dir="auto">{name}</span>,
              as: t(attendeeType === 'parent' ? messages.parent : messages.student),
              list: t(isListed ? messages.yes : messages.no),
              came: t(came === null ? messages.notYet : came ? messages.yes : messages.no),
            },
          }))}
        />
      )}
    </Section>
  );
}
