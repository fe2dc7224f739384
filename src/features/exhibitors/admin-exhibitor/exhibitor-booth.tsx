import { CloseBooth, CloseQuestion, closeParameter } from '../../booths/close-booth.tsx';
import { closingMessages as messages } from '../../booths/closing.messages.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { exhibitorCollege } from './assign-queries.ts';
import css from '../admin-payments/admin-payments.module.css';

interface ExhibitorBoothProps {
  readonly found: NonNullable<ResultOf<typeof exhibitorCollege>['exhibitorCollege']>;
  /** The page's query string. */
  readonly query: string;
  readonly now: Date;
}

/** The booth of an exhibitor: whether it is open, and closing it temporarily. */
export function ExhibitorBooth({ found, query, now }: ExhibitorBoothProps) {
  const t = useTranslate();
  const { booth, boothId, collegeName } = found;
  if (booth === null || boothId === null) return null;
  const { isPublished, isClosed, reason } = booth;
  const shown = { id: boothId, college: collegeName ?? found.name, isClosed };
  const isAsked = new URLSearchParams(query).get(closeParameter) === boothId && !isClosed;
  return (
    <Section title={t(messages.section)}>
      {isAsked && isPublished && <CloseQuestion booth={shown} query={query} now={now} />}
      <p className={css.lead}>
        {t(isPublished ? (isClosed ? messages.isClosed : messages.isOpen) : messages.notPublished)}
        {isClosed && reason !== null && ` ${t(messages.told, { reason })}`}
      </p>
      {isPublished && <CloseBooth booth={shown} query={query} now={now} />}
    </Section>
  );
}
