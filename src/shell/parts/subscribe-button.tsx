import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { useOverlay } from '../../ui/use-overlay.tsx';
import { shellWords } from '../shell.words.ts';

const loadDialog = () => import('../../campaigns/subscribe-dialog.tsx');
const nothing = {};

/** Opens the newsletter's form: a dialog, or its page without JavaScript. */
export function SubscribeButton() {
  const say = useSay();
  const { opener, overlay } = useOverlay(loadDialog, nothing);
  return (
    <>
      <ButtonLink to="/subscribe" kind="line" size="small" icon="mail" {...opener}>
        {say(shellWords.subscribe)}
      </ButtonLink>
      {overlay}
    </>
  );
}
