import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { sessionPage } from '../open-session-fair.ts';
import type { EmailTo } from './write-draft.ts';

interface EmailButtonProps {
  readonly slug: string;
  readonly to: EmailTo;
  readonly about?: 'reminder' | 'change';
  readonly children: string;
}

/** A button that creates an email draft to these people, and opens it. */
export const EmailButton = ({ slug, to, about = 'reminder', children }: EmailButtonProps) => (
  <Form method="post" action={sessionPage('emails', slug)}>
    <input type="hidden" name="to" value={typeof to === 'string' ? to : to.join(',')} />
    <input type="hidden" name="about" value={about} />
    <Button type="submit" kind="line" size="medium" icon="mail">
      {children}
    </Button>
  </Form>
);
