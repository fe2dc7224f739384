import { email, text } from '../../src/platform/model/kinds.ts';
import { Dialog } from '../../src/ui/overlays/dialog.tsx';
import { Form } from '../../src/ui/forms/form.tsx';
import { SubmitButton } from '../../src/ui/forms/submit-button.tsx';
import { EmailField, TextField } from '../../src/ui/fields/text-field.tsx';
import type { OverlayProps } from '../../src/ui/overlays/use-overlay.tsx';
import { now } from './scratch-fields.ts';

const fields = { reader: text(), address: email() };

/** A form in a dialog, loaded when it is first opened. */
export default function ScratchDialog({ onClose }: OverlayProps) {
  return (
    <Dialog title="Subscribe to our newsletter" onClose={onClose}>
      <Form fields={fields} now={now} intent="subscribe">
        <TextField name="reader" label="Name" autoComplete="name" />
        <EmailField name="address" label="Email" />
        <SubmitButton block>Subscribe</SubmitButton>
      </Form>
    </Dialog>
  );
}
