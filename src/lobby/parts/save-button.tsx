import { useFetcher } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { lobbyWords as said } from '../lobby.words.ts';
import css from './save-button.module.css';

interface SaveButtonProps {
  readonly collegeId: string;
  readonly fairId: string;
  readonly name: string;
  readonly isSaved: boolean;
}

/** A bookmark: puts a college into the bag, or takes it out, and answers at once. */
export function SaveButton({ collegeId, fairId, name, isSaved }: SaveButtonProps) {
  const say = useSay();
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const sent = fetcher.formData?.get('intent');
  const isOn = sent ? sent === 'save' : isSaved;
  return (
    <fetcher.Form method="post" preventScrollReset className={css.form}>
      <input type="hidden" name="collegeId" value={collegeId} />
      <input type="hidden" name="fairId" value={fairId} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="intent" value={isOn ? 'unsave' : 'save'} />
      {hydrated && <input type="hidden" name="still" value="1" />}
      <button type="submit" className={classNames(css.button, isOn && css.on)}>
        <Icon name={isOn ? 'bookmark-on' : 'bookmark'} />
        <span className="visually-hidden">{say(isOn ? said.saved : said.save, { name })}</span>
      </button>
    </fetcher.Form>
  );
}
