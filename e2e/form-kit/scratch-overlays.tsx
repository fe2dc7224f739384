import { useState } from 'react';
import { useAlert } from '../../src/ui/overlays/alert-context.ts';
import { Button } from '../../src/ui/buttons/button.tsx';
import { LoadingOverlay } from '../../src/ui/overlays/loading-overlay.tsx';
import { Sheet } from '../../src/ui/overlays/sheet.tsx';
import { Tooltip } from '../../src/ui/forms/submit-button.tsx';
import { useOverlay } from '../../src/ui/overlays/use-overlay.tsx';

const loadDialog = () => import('./scratch-dialog.tsx');

/** What lies over a page, each behind its button. */
export function Overlays() {
  const alert = useAlert();
  const dialog = useOverlay(loadDialog, {});
  const [drawer, setDrawer] = useState<'menu' | 'filters' | null>(null);
  const [loading, setLoading] = useState(false);
  const tell = (type: 'success' | 'info' | 'warning' | 'error', message: string) => () =>
    alert({ type, message });
  return (
    <section className="stack">
      <h2>Over the page</h2>
      <div className="row">
        <Button {...dialog.opener}>Subscribe</Button>
        <Button kind="line" onClick={() => setDrawer('menu')}>
          Open menu
        </Button>
        <Button kind="line" onClick={() => setDrawer('filters')}>
          Open filters
        </Button>
        <Tooltip text="Saved on this phone only.">
          <Button kind="quiet">Save</Button>
        </Tooltip>
      </div>
      <div className="row">
        <Button kind="soft" onClick={tell('success', 'Password successfully reset')}>
          Tell a success
        </Button>
        <Button kind="soft" onClick={tell('info', 'The fair begins in ten minutes.')}>
          Tell a note
        </Button>
        <Button kind="soft" onClick={tell('warning', 'Your connection is slow.')}>
          Tell a warning
        </Button>
        <Button
          kind="soft"
          onClick={tell('error', 'Could not subscribe to mailing list.  Please try again.')}
        >
          Tell an error
        </Button>
        <Button
          kind="soft"
          onClick={() => {
            setLoading(true);
            setTimeout(() => setLoading(false), 2000);
          }}
        >
          Load something
        </Button>
      </div>
      {dialog.overlay}
      {drawer && (
        <Sheet
          title={drawer === 'menu' ? 'Menu' : 'Filters'}
          narrow={drawer === 'menu'}
          onClose={() => setDrawer(null)}
        >
          <ul className="stack">
            <li>
              <a href="#home">Home</a>
            </li>
            <li>
              <a href="#fairs">Fairs</a>
            </li>
          </ul>
        </Sheet>
      )}
      <LoadingOverlay shown={loading} />
    </section>
  );
}
