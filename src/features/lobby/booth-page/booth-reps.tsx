import { Avatar } from '../../../ui/marks/avatar.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Room } from '../conversation/messages.ts';
import { boothMessages as messages } from './booth.messages.ts';
import type { BoothView } from './booth-view.ts';
import css from './booth-reps.module.css';

interface BoothRepsProps {
  readonly booth: Pick<BoothView, 'reps' | 'college'>;
  /** Who is at the booth; null while the fair isn't live. */
  readonly room: Room | null;
}

/** The people of a booth: what they do at the college, and during the fair whether they are there. */
export function BoothReps({ booth: { reps, college }, room }: BoothRepsProps) {
  const t = useTranslate();
  const here = new Set(room?.reps.map(({ id }) => id));
  return (
    <ul role="list" className={css.reps}>
      {reps.map(({ id, name, title }) => (
        <li key={id}>
          <Avatar name={name} kind="lawn" />
          <span>
            <strong>{name}</strong>
            <span>{title ?? t(messages.rep, { college: college.name })}</span>
            {room && (
              <span className={here.has(id) ? css.here : undefined}>
                {t(here.has(id) ? messages.repHere : messages.repNotHere)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
