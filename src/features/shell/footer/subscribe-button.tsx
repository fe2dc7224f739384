import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { shellMessages } from '../shell.messages.ts';

const loadDialog = () => import('../../campaigns/subscribe-dialog.tsx');
const nothing = {};

/** Opens the newsletter's form: a dialog, or its page without JavaScript. */
export function SubscribeButton() {
  const t = useTranslate();
  const { opener, overlay } = useOverlay(loadDialog, nothing);
  return (
    <>
      <ButtonLink to="/subscribe" kind="line" size="small" icon="mail" {...opener}>
        {t(shellMessages.subscribe)}
      </ButtonLink>
      {overlay}
    </>
  );
}
