import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { Icon, type IconName } from '../../../../ui/marks/icon.tsx';
import { Pennant } from '../../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { sessionPage } from '../../open-session-fair.ts';
import type { Finding, FindingLevel } from '../find-conflicts.ts';
import type { PlanCard } from './load-plan.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './board.module.css';

/** Context shared by everything on the board. */
export interface BoardTools {
  readonly slug: string;
  readonly carriedId: string | null;
  readonly onKeyDown: (event: KeyboardEvent, exhibitorId: string) => void;
  readonly findingsOf: (exhibitorId: string) => readonly Finding[];
}

interface CardProps extends BoardTools {
  readonly card: PlanCard;
  readonly isLocked: boolean;
}

const marks: Readonly<
  Partial<Record<FindingLevel, { icon: IconName; style: string | undefined }>>
> = {
  conflict: { icon: 'error', style: css.conflict },
  missed: { icon: 'warning', style: css.missed },
  kept: { icon: 'check', style: css.kept },
  waits: { icon: 'clock', style: css.waits },
};

/** A college on the board: dragged by pointer, or by keyboard from its handle. */
export function PlanCardView(props: CardProps) {
  const { card, isLocked, slug, carriedId, onKeyDown, findingsOf } = props;
  const t = useTranslate();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id });
  const findings = findingsOf(card.id);
  const worst = findings.find(({ level }) => level !== 'left');
  const isCarried = carriedId === card.id;
  return (
    <article
      ref={setNodeRef}
      data-card={card.id}
      className={classNames(
        css.card,
        worst && marks[worst.level]?.style,
        isDragging && css.dragged,
        isCarried && css.carried,
      )}
      {...(listeners ?? {})}
    >
      <CardFace card={card} worst={worst}>
        <Link
          to={`${sessionPage('plan', slug)}&card=${card.id}#panel`}
          preventScrollReset
          draggable={false}
        >
          {card.name}
        </Link>
      </CardFace>
      <span className={css.marks}>
        {isLocked && <Icon name="lock" size={16} label={t(messages.locked)} />}
        <button
          type="button"
          className={css.grip}
          aria-label={t(messages.grip, { name: card.name })}
          aria-pressed={isCarried}
          onKeyDown={(event) => onKeyDown(event, card.id)}
        >
          <Icon name="menu" size={16} />
        </button>
      </span>
    </article>
  );
}

interface FaceProps {
  readonly card: PlanCard;
  readonly worst: Finding | undefined;
  readonly children: React.ReactNode;
}

/** A card's text: also while dragged. */
export function CardFace({ card, worst, children }: FaceProps) {
  const mark = worst && marks[worst.level];
  return (
    <>
      <Pennant art={card.pennant} width={44} />
      <b className={css.name}>{children}</b>
      {worst && mark && worst.short ? (
        <span className={css.note}>
          <Icon name={mark.icon} size={14} /> <span>{worst.short}</span>
        </span>
      ) : (
        <Plain card={card} />
      )}
    </>
  );
}

/** A card's text without a mark: the first line of the college's requests, or its location. */
function Plain({ card }: { readonly card: PlanCard }) {
  const t = useTranslate();
  const [note] = card.notes;
  if (note !== undefined)
    return (
      <span className={css.note} title={note}>
        <Icon name="chat" size={14} /> <span>{t(messages.note, { note })}</span>
      </span>
    );
  return (
    <span className={css.note}>
      {card.isPaid ? [card.city, card.state].filter(Boolean).join(', ') : t(messages.unpaid)}
    </span>
  );
}
