import { Link } from 'react-router';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { deskMessages as messages } from './desk.messages.ts';
import type { Desk, ShownMessages } from '../conversation/messages.ts';
import { formatWaited } from './waited.ts';
import css from './desk-head.module.css';

interface DeskHeadProps {
  readonly desk: Desk;
  readonly show: ShownMessages;
  readonly present: Date;
}

const filters = [
  ['ALL', messages.all, null],
  ['TO_ANSWER', messages.toAnswer, 'toAnswer'],
  ['HELD', messages.held, 'held'],
  ['HIDDEN', messages.hidden, 'hidden'],
] as const;

/** The address of a rep's list to review, from its beginning or from a message on. */
export const showPath = (
  show: ShownMessages,
  from: { readonly before?: string; readonly after?: string } = {},
): string => {
  const query = new URLSearchParams({ ...(show === 'ALL' ? {} : { show }), ...from });
  return `?${query.toString()}#conversation`;
};

/** The staff header above the conversation: how many wait and for how long, and the lists. */
export function DeskHead({ desk, show, present }: DeskHeadProps) {
  const t = useTranslate();
  const { toAnswer, oldestAt } = desk;
  return (
    <>
      <p className={css.sum}>
        {toAnswer === 0 || oldestAt === null
          ? t(messages.nobodyWaits)
          : t(messages.wait, { n: toAnswer, time: formatWaited(t, oldestAt, present) })}
      </p>
      <nav aria-label={t(messages.show)} className={css.filters}>
        {filters.map(([value, label, count]) => (
          <Link
            key={value}
            to={showPath(value)}
            preventScrollReset
            aria-current={value === show ? 'true' : undefined}
          >
            {t(label)}
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
