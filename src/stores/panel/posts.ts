import { contentOrders } from '#domain/list.ts';
import { createList } from './list.ts';
import { removeRow } from './remove.ts';

const gateway = async () => (await import('#gateways/firebase/staff/posts.ts')).staffPosts;

/** Every post, for staff (PANEL-3). */
export const postList = createList({
  orders: contentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

export const removePost = (by: string, id: string): Promise<void> =>
  removeRow(postList, id, async () => (await gateway()).remove(by, id));
