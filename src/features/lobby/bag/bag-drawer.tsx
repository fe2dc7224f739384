import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { VisitData } from '../visit/load-visit.ts';
import type { Bag } from './bag-view.ts';
import { BagContents } from './my-bag.tsx';
import { StudentBag } from './student-bag.tsx';

interface BagDrawerProps {
  readonly data: VisitData;
  readonly bag: Bag;
  readonly onClose: () => void;
}

/** The bag over the page: a drawer at the right, on phones a sheet from below. */
export default function BagDrawer({ data, bag, onClose }: BagDrawerProps) {
  const t = useTranslate();
  return (
    <Sheet title={t(messages.bagTitle)} onClose={onClose} rises>
      <BagContents data={data} bag={bag} />
      <StudentBag data={data} />
    </Sheet>
  );
}
