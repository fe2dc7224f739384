import { useSay } from '../../ui/say.tsx';
import { zoneWords } from '../fair-ticket.words.ts';
import { PopMenu } from './pop-menu.tsx';
import { ZoneForm, type ZoneFormProps } from './zone-form.tsx';

/** The button behind which another zone can be taken. */
export default function ZoneMenu(props: ZoneFormProps) {
  const say = useSay();
  return (
    <PopMenu label={say(zoneWords.change)} kind="link">
      <ZoneForm {...props} />
    </PopMenu>
  );
}
