import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { isPutOff } from '../../students/put-off-question.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { bagIntents } from './bag-intents.ts';
import type { BagAnswer } from './save-by-form.ts';
import css from './save-button.module.css';

interface SaveButtonProps {
  readonly collegeId: string;
  readonly fairId: string;
  readonly name: string;
  readonly isSaved: boolean;
  /** With a label beside the bookmark; while unsaved the button looks like this. */
  readonly withWords?: { readonly className: string | undefined };
}

const loadDialog = () => import('../../students/sharing-dialog.tsx');

/**
 * A bookmark: adds a college to the bag, or removes it, with immediate feedback. A student whom the
 * college has not asked yet is then asked what it can see.
 */
export function SaveButton({ collegeId, fairId, name, isSaved, withWords }: SaveButtonProps) {
  const t = useTranslate();
  const fetcher = useFetcher<BagAnswer>();
  const hydrated = useHydrated();
  const path = fetcher.data?.question ?? null;
  const { open, overlay } = useOverlay(loadDialog, { path: path ?? '', collegeName: name });
  useEffect(() => {
    if (path !== null && !isPutOff(path)) open();
  }, [path, open]);
  const sent = fetcher.formData?.get('intent');
  const isOn = sent ? sent === bagIntents.save : isSaved;
  const label = t(isOn ? messages.saved : messages.save, { name });
  const icon = isOn ? 'bookmark-on' : 'bookmark';
  return (
    <>
      <fetcher.Form method="post" preventScrollReset className={css.form}>
        <input type="hidden" name="collegeId" value={collegeId} />
        <input type="hidden" name="fairId" value={fairId} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="intent" value={isOn ? bagIntents.unsave : bagIntents.save} />
        {hydrated && <input type="hidden" name="still" value="1" />}
        {withWords ? (
          <Button
            type="submit"
            kind={isOn ? 'sun' : 'line'}
            {...(isOn ? {} : withWords)}
            icon={icon}
            aria-label={label}
            block
          >
            <span>{t(isOn ? messages.inBag : messages.toMyBag)}</span>
          </Button>
        ) : (
          <IconButton type="submit" icon={icon} label={label} tone={isOn && 'primary'} />
        )}
      </fetcher.Form>
      {overlay}
    </>
  );
}
