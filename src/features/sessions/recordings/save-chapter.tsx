import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { loginFor } from '../../accounts/own-path.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { isPutOff } from '../../students/put-off-question.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import type { SavingAnswer } from './answer-saving.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';
import css from './recorded-session.module.css';

interface SaveChapterProps {
  readonly collegeId: string;
  readonly fairId: string;
  readonly name: string;
  readonly isSaved: boolean;
  /** The address of the chapter. */
  readonly back: string;
  /** `signIn` for people who aren’t signed in yet. */
  readonly saving: 'here' | 'signIn';
}

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/** A bookmark beside a chapter; a student is then asked once what the college can see. */
export function SaveChapter(props: SaveChapterProps) {
  const t = useTranslate();
  const { name, back, saving } = props;
  if (saving === 'here') return <Bookmark {...props} />;
  return (
    <Link to={loginFor(back)} className={css.bookmark} aria-label={t(messages.saveGuest, { name })}>
      <Icon name="bookmark" />
    </Link>
  );
}

function Bookmark({ collegeId, fairId, name, isSaved, back }: SaveChapterProps) {
  const t = useTranslate();
  const fetcher = useFetcher<SavingAnswer>();
  const hydrated = useHydrated();
  const path = fetcher.data?.question ?? null;
  const { open, overlay } = useOverlay(loadDialog, { path: path ?? '', collegeName: name });
  useEffect(() => {
    if (path !== null && !isPutOff(path)) open();
  }, [path, open]);
  const sent = fetcher.formData?.get('intent');
  const isOn = sent ? sent === 'save' : isSaved;
  const problem = fetcher.formData === undefined ? fetcher.data?.message : null;
  return (
    <>
      <fetcher.Form method="post" preventScrollReset>
        <input type="hidden" name="collegeId" value={collegeId} />
        <input type="hidden" name="fairId" value={fairId} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="intent" value={isOn ? 'unsave' : 'save'} />
        {hydrated && <input type="hidden" name="still" value="1" />}
        <IconButton
          type="submit"
          icon={isOn ? 'bookmark-on' : 'bookmark'}
          label={t(isOn ? messages.saved : messages.save, { name })}
          tone={isOn && 'primary'}
        />
      </fetcher.Form>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {overlay}
    </>
  );
}
