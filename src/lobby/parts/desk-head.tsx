import { Link } from 'react-router';
import { useSay } from '../../ui/say.tsx';
import { deskWords as said } from '../desk.words.ts';
import type { Desk, ShownMessages } from './messages.ts';
import { sayWaited } from './waited.ts';
import css from './desk-head.module.css';

interface DeskHeadProps {
  readonly desk: Desk;
  readonly show: ShownMessages;
  readonly present: Date;
}

const filters = [
  ['ALL', said.all, null],
  ['TO_ANSWER', said.toAnswer, 'toAnswer'],
  ['HELD', said.held, 'held'],
  ['HIDDEN', said.hidden, 'hidden'],
] as const;

/** The address of what a rep looks through, from its beginning or from a message on. */
export const showPath = (
  show: ShownMessages,
  from: { readonly before?: string; readonly after?: string } = {},
): string => {
  const query = new URLSearchParams({ ...(show === 'ALL' ? {} : { show }), ...from });
  return `?${query.toString()}#conversation`;
};

/** What staff sees above the conversation: how many wait and for how long, and what to look through. */
export function DeskHead({ desk, show, present }: DeskHeadProps) {
  const say = useSay();
  const { toAnswer, oldestAt } = desk;
  return (
    <>
      <p className={css.sum}>
        {toAnswer === 0 || oldestAt === null
          ? say(said.nobodyWaits)
          : say(said.wait, { n: toAnswer, time: sayWaited(say, oldestAt, present) })}
      </p>
      <nav aria-label={say(said.show)} className={css.filters}>
        {filters.map(([value, label, count]) => (
          <Link
            key={value}
            to={showPath(value)}
            preventScrollReset
            aria-current={value === show ? 'true' : undefined}
          >
            {say(label)}
            {count !== null && desk[count] > 0 && (
              <>
                {' '}
                <b className={css.count}>{desk[count]}</b>
              </>
            )}
          </Link>
        ))}
      </nav>
    </>
  );
}
