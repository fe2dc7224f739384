import { useTranslate } from '../../../ui/text/translate.tsx';
import { zoneMessages } from '../fair-ticket.messages.ts';
import { PopMenu } from '../../../ui/overlays/pop-menu.tsx';
import { ZoneForm, type ZoneFormProps } from './zone-form.tsx';

/** The button that opens the time zone form. */
export default function ZoneMenu(props: ZoneFormProps) {
  const t = useTranslate();
  return (
    <PopMenu label={t(zoneMessages.change)} kind="link">
      <ZoneForm {...props} />
    </PopMenu>
  );
}
