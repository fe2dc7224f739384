import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useAlert } from '../../ui/overlays/alert-context.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadingOverlay } from '../../ui/overlays/loading-overlay.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { Loading, Skeleton } from '../../ui/layout/skeleton.tsx';
import type { OverlayProps } from '../../ui/overlays/use-overlay.tsx';
import type { SharingAnswered } from './sharing/answer-sharing.ts';
import type { AskedSharing } from './sharing/load-sharing-question.ts';
import { SharingQuestion } from './sharing/sharing-question.tsx';
import { putOff } from './put-off-question.ts';
import { presentQuestion } from './sharing-wordings.ts';

interface SharingDialogProps extends OverlayProps {
  /** The page of the question (`sharingPath`), which the dialog stands for. */
  readonly path: string;
  readonly collegeName: string;
}

/**
 * A college's question over the page that the student is on: opened with `useOverlay` by what saves,
 * asks or calls, when `sharingQuestion` says that no one has asked yet.
 */
export default function SharingDialog({ path, collegeName, onClose }: SharingDialogProps) {
  const t = useTranslate();
  const alert = useAlert();
  const page = useFetcher<AskedSharing>();
  const sending = useFetcher<unknown>();
  const { load } = page;
  useEffect(() => void load(path), [load, path]);
  useEffect(() => {
    const { data } = sending;
    if (sending.state !== 'idle' || !isAnswered(data)) return;
    onClose();
    alert({ type: 'success', message: data.sharingMessage });
  }, [sending, alert, onClose]);
  return (
    <Dialog
      title={t(presentQuestion.says.question, { college: collegeName })}
      onClose={() => {
        putOff(path);
        onClose();
      }}
    >
      {page.data ? (
        <SharingQuestion asked={page.data} fetcher={sending} />
      ) : (
        <Loading>
          <Skeleton height="360px" />
        </Loading>
      )}
      <LoadingOverlay shown={sending.state !== 'idle'} />
    </Dialog>
  );
}

const isAnswered = (data: unknown): data is SharingAnswered =>
  typeof data === 'object' && data !== null && 'sharingMessage' in data;
