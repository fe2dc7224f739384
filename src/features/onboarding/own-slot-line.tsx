import { Link } from 'react-router';
import { fairPaths } from '../fairs/fair-paths.ts';
import { When } from '../../ui/time/when.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { ownSlotMessages as messages } from './own-slots.messages.ts';
import type { OwnSlot } from './own-slots.ts';

interface OwnSlotLineProps {
  readonly slot: OwnSlot;
  readonly fair: { readonly slug: string; readonly timeZone: string };
  /** The loader's now, ISO. */
  readonly now: string;
}

/** “Session 3, Hands on: Tue, Dec 1, 7:07 PM”, with a link to the session’s place on the fair’s page. */
export function OwnSlotLine({ slot, fair, now }: OwnSlotLineProps) {
  const t = useTranslate();
  const { number, title, start } = slot;
  return (
    <>
      <Link to={`${fairPaths(fair.slug).page}#session-${number}`}>
        {t(messages.session, { number, title })}
      </Link>
      {': '}
      <When start={start} zone={fair.timeZone} now={now} />
    </>
  );
}
