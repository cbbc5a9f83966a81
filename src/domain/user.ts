import * as z from 'zod/mini';
export const User = z.object({
  name: z.string(),
  surname: z.string(),
  username: z.string(),
  email: z.string(),
  mobile: z.string(),
  lessons: z.array(z.string()),
  userKey: z.optional(z.string()),
  adminKey: z.optional(z.string()),
});
export type User = z.infer<typeof User>;
export const isStaff = (user: User) => !!(user.userKey || user.adminKey);
