import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothChatPath } from '../../booths/booth-path.ts';
import { privateChatPath } from '../threads/thread.ts';
import { frameMessages as messages } from './frame.messages.ts';
import type { NewAnswer } from './use-my-fair-news.ts';
import css from './answer-toast.module.css';

/** Milliseconds until it closes by itself. */
const stays = 10_000;

interface AnswerToastProps {
  readonly answer: NewAnswer | null;
  readonly slug: string;
  readonly onClose: () => void;
}

/** Announces an answer: the college, its first words, and the way there. It stays while it is pointed at or has the focus. */
export function AnswerToast({ answer, slug, onClose }: AnswerToastProps) {
  const t = useTranslate();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const id = answer?.id ?? null;
  const isPrivate = answer?.kind === 'PRIVATE';
  const chatPath = isPrivate ? privateChatPath : boothChatPath;
  const isHeld = id !== null && (pointedAt === id || focused === id);
  useEffect(() => {
    if (id === null || isHeld) return;
    const timer = setTimeout(onClose, stays);
    return () => clearTimeout(timer);
  }, [id, isHeld, onClose]);
  return (
    <div
      className={css.place}
      role="status"
      onPointerEnter={() => setPointedAt(id)}
      onPointerMove={() => setPointedAt(id)}
      onPointerLeave={() => setPointedAt(null)}
      onFocus={() => setFocused(id)}
      onBlur={() => setFocused(null)}
    >
      {answer && (
        <div className={css.toast}>
          <Icon name={isPrivate ? 'lock' : 'chat'} size={24} />
          <div>
            <p className={css.title}>
              {t(isPrivate ? messages.answeredPrivately : messages.answered, {
                college: answer.college,
              })}
            </p>
            {/* What is private isn't shown to who stands behind the reader. */}
            <p className={css.text} dir="auto">
              {isPrivate ? t(messages.privately) : answer.text}
            </p>
          </div>
          <ButtonLink
            to={`${chatPath(slug, answer.boothId)}#m-${answer.id}`}
            size="small"
            onClick={onClose}
          >
            {t(messages.read)}
          </ButtonLink>
          <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
