import { useEffect, useRef } from 'react';
import { subscribe } from '../../../platform/pages/live.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import { boothNews } from '../booth-news/booth-calls.ts';
import { useBroadcasts } from '../booth-news/use-broadcasts.ts';
import type { Room } from '../conversation/messages.ts';
import { useAnnounced, useReadSoon } from '../conversation/use-conversation.ts';

/**
 * Keeps someone who reads in private at the booth: they count as present, and hear of its people,
 * its changes and announcements.
 */
export function useBoothRound(boothId: string, cursor: string, onRoom: (room: Room) => void): void {
  const from = useRef(cursor);
  const refresh = useRefresh();
  const readSoon = useReadSoon(refresh);
  const announced = useAnnounced();
  const heardBroadcast = useBroadcasts('');
  useEffect(
    () =>
      subscribe({
        document: boothNews,
        variables: { boothId },
        after: from.current,
        next({ onBoothNews: news }) {
          if (news?.room) onRoom(news.room);
          if (news?.announcement?.withdrawnAt === null) announced(news.announcement.body);
          heardBroadcast(news?.message ?? null);
          if (news?.contents) readSoon(news.readOver);
        },
        refresh,
      }),
    [boothId, onRoom, refresh, readSoon, announced, heardBroadcast],
  );
}
