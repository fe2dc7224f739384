import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { keepColleges, useKept } from '../directory-page/kept-colleges.ts';
import { keptMessages as messages } from '../directory-page/kept.messages.ts';

/** Saves the college of the page on the device of someone without an account. */
export function KeepThis({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate();
  const kept = useKept();
  if (kept === null)
    return (
      <ButtonLink
        to="/register"
        kind="line"
        size="small"
        icon="bookmark"
        aria-label={t(messages.signUpToSave, { name })}
      >
        {t(messages.keep)}
      </ButtonLink>
    );
  const isKept = kept.includes(id);
  return (
    <Button
      kind={isKept ? 'sun' : 'line'}
      size="small"
      icon={isKept ? 'bookmark-on' : 'bookmark'}
      aria-pressed={isKept}
      aria-label={t(messages.save, { name })}
      onClick={() => keepColleges(isKept ? kept.filter((one) => one !== id) : [...kept, id])}
    >
      {t(isKept ? messages.isKept : messages.keep)}
    </Button>
  );
}
