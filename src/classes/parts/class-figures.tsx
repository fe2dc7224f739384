import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { ShownClass } from '../class-queries.ts';
import { classWords as said } from '../class.words.ts';
import css from './class-parts.module.css';

interface ClassFiguresProps {
  readonly found: ShownClass;
  readonly hasBegun: boolean;
}

/** Who registered: names of who said yes, and figures of the others that point at nobody. */
export function ClassFigures({ found: { students, figures }, hasBegun }: ClassFiguresProps) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  const { others, othersCame, listedOthers } = figures;
  const tell = (figure: number | null) =>
    figure === null ? say(said.tooFew) : say(said.atLeast, { n: number.format(figure) });
  const shown = [
    [number.format(students.length), say(said.agreed)],
    [tell(others), say(said.othersLink)],
    ...(hasBegun ? [[tell(othersCame), say(said.othersCame)]] : []),
    [tell(listedOthers), say(said.othersList)],
  ] as const;
  return (
    <Section title={say(said.figuresTitle)}>
      <p className={css.lead}>{say(said.figuresText)}</p>
      <dl className={css.figures}>
        {shown.map(([figure, of]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {students.length === 0 ? (
        <p className={css.lead}>{say(said.noneAgreed)}</p>
      ) : (
        <DataTable
          caption={say(said.figuresTitle)}
          columns={[
            { key: 'name', title: say(said.name) },
            { key: 'as', title: say(said.as) },
            { key: 'list', title: say(said.onList) },
            { key: 'came', title: say(said.came) },
          ]}
          rows={students.map(({ name, attendeeType, isListed, came }, place) => ({
            id: String(place),
            cells: {
              name: <span dir="auto">{name}</span>,
              as: say(attendeeType === 'parent' ? said.parent : said.student),
              list: say(isListed ? said.yes : said.no),
              came: say(came === null ? said.notYet : came ? said.yes : said.no),
            },
          }))}
        />
      )}
    </Section>
  );
}
