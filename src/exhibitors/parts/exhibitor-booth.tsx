import { CloseBooth, CloseQuestion, closeParameter } from '../../booths/close-booth.tsx';
import { closingWords as said } from '../../booths/closing.words.ts';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { exhibitorCollege } from '../assign-queries.ts';
import css from './admin-payments.module.css';

interface ExhibitorBoothProps {
  readonly found: NonNullable<ResultOf<typeof exhibitorCollege>['exhibitorCollege']>;
  /** The search of the page's address. */
  readonly query: string;
  readonly now: Date;
}

/** The booth of an exhibitor: whether it is open, and closing it for the moment. */
export function ExhibitorBooth({ found, query, now }: ExhibitorBoothProps) {
  const say = useSay();
  const { booth, boothId, collegeName } = found;
  if (booth === null || boothId === null) return null;
  const { isPublished, isClosed, reason } = booth;
  const shown = { id: boothId, college: collegeName ?? found.name, isClosed };
  const isAsked = new URLSearchParams(query).get(closeParameter) === boothId && !isClosed;
  return (
    <Section title={say(said.section)}>
      {isAsked && isPublished && <CloseQuestion booth={shown} query={query} now={now} />}
      <p className={css.lead}>
        {say(isPublished ? (isClosed ? said.isClosed : said.isOpen) : said.notPublished)}
        {isClosed && reason !== null && ` ${say(said.told, { reason })}`}
      </p>
      {isPublished && <CloseBooth booth={shown} query={query} now={now} />}
    </Section>
  );
}
