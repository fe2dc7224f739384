import { useSay } from '../../../ui/say.tsx';
import type { Spot } from '../plan-shapes.ts';
import { planWords as said } from './plan.words.ts';
import type { Carried, useKeyboardMove } from './use-keyboard-move.ts';
import css from './board.module.css';

interface CarriedBarProps {
  readonly carried: Carried | null;
  readonly ended: ReturnType<typeof useKeyboardMove>['ended'];
  readonly nameOf: (exhibitorId: string) => string;
  /** Who is where the card would be dropped. */
  readonly other: string | null;
}

/** Says where a card is that the keyboard carries, and which keys there are; read out as it moves. */
export function CarriedBar({ carried, ended, nameOf, other }: CarriedBarProps) {
  const say = useSay();
  const where = (at: Spot | null, over: string | null = null) =>
    at === null
      ? say(said.isInTray)
      : over === null
        ? say(said.isAt, { ...at })
        : say(said.isAtOver, { ...at, other: over });
  const told = ended && { name: nameOf(ended.id), where: where(ended.at) };
  return (
    <div role="status" className={carried ? css.bar : css.quiet}>
      {carried ? (
        <>
          <b>{say(said.pickedUp, { name: nameOf(carried.exhibitorId) })}</b>
          <span className={css.where}>{where(carried.at, other)}</span>
          {(
            [
              [said.keyArrows, said.keyMove],
              [said.keySpace, said.keyDrop],
              [said.keyEscape, said.keyBack],
            ] as const
          ).map(([key, act], index) => (
            <span key={index}>
              <kbd>{say(key)}</kbd> {say(act)}
            </span>
          ))}
        </>
      ) : (
        ended && told && say(ended.how === 'dropped' ? said.dropped : said.putBack, told)
      )}
    </div>
  );
}
