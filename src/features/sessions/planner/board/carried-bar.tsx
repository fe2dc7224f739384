import { useTranslate } from '../../../../ui/text/translate.tsx';
import type { Spot } from '../plan-shapes.ts';
import { planMessages as messages } from './plan.messages.ts';
import type { Carried, useKeyboardMove } from './use-keyboard-move.ts';
import css from './board.module.css';

interface CarriedBarProps {
  readonly carried: Carried | null;
  readonly ended: ReturnType<typeof useKeyboardMove>['ended'];
  readonly nameOf: (exhibitorId: string) => string;
  /** The exhibitor at the drop target. */
  readonly other: string | null;
}

/** Shows the position of a card moved by keyboard, and the keys; screen readers announce moves. */
export function CarriedBar({ carried, ended, nameOf, other }: CarriedBarProps) {
  const t = useTranslate();
  const where = (at: Spot | null, over: string | null = null) =>
    at === null
      ? t(messages.isInTray)
      : over === null
        ? t(messages.isAt, { ...at })
        : t(messages.isAtOver, { ...at, other: over });
  const told = ended && { name: nameOf(ended.id), where: where(ended.at) };
  return (
    <div role="status" className={carried ? css.bar : css.quiet}>
      {carried ? (
        <>
          <b>{t(messages.pickedUp, { name: nameOf(carried.exhibitorId) })}</b>
          <span className={css.where}>{where(carried.at, other)}</span>
          {(
            [
              [messages.keyArrows, messages.keyMove],
              [messages.keySpace, messages.keyDrop],
              [messages.keyEscape, messages.keyBack],
            ] as const
          ).map(([key, act], index) => (
            <span key={index}>
              <kbd>{t(key)}</kbd> {t(act)}
            </span>
          ))}
        </>
      ) : (
        ended && told && t(ended.how === 'dropped' ? messages.dropped : messages.putBack, told)
      )}
    </div>
  );
}
