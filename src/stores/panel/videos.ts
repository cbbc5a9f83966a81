import { contentOrders } from '#domain/list.ts';
import { createList } from './list.ts';
import { removeRow } from './remove.ts';

const gateway = async () => (await import('#gateways/firebase/staff/videos.ts')).staffVideos;

/** Every video, for staff (PANEL-4). */
export const videoList = createList({
  orders: contentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

export const removeVideo = (by: string, id: string): Promise<void> =>
  removeRow(videoList, id, async () => (await gateway()).remove(by, id));
