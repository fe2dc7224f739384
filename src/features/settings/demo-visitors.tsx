import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { demoVisitorsMessages as messages } from './demo-visitors.messages.ts';
import {
  demoVisitorsAction,
  demoVisitorsIntent,
  type DemoVisitorsPlace,
} from './switch-demo-visitors.ts';

interface DemoVisitorsProps {
  readonly isOn: boolean;
  /** The page it is on. */
  readonly back: DemoVisitorsPlace;
}

/** Whether the demo's visitors are on, and the button that switches them. */
export function DemoVisitors({ isOn, back }: DemoVisitorsProps) {
  const t = useTranslate();
  const pending = useNavigation().formData?.get('intent') === demoVisitorsIntent;
  return (
    <Notice
      title={t(isOn ? messages.on : messages.off)}
      action={
        <Form method="post" action={demoVisitorsAction}>
          <input type="hidden" name="intent" value={demoVisitorsIntent} />
          <input type="hidden" name="isOn" value={String(!isOn)} />
          <input type="hidden" name="back" value={back} />
          <Button type="submit" kind="line" size="small" pending={pending && t(messages.saving)}>
            {t(isOn ? messages.switchOff : messages.switchOn)}
          </Button>
        </Form>
      }
    >
      {t(isOn ? messages.onText : messages.offText)}
    </Notice>
  );
}
