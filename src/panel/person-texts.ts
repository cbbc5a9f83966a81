import type { Role, UserSort } from '#core/session/user.ts';

export const people = {
  search: 'Ad, istifadəçi adı, e-poçt və ya nömrə',
  sorts: {
    name: 'Ad üzrə',
    newest: 'Əvvəlcə yeni qeydiyyatlar',
    oldest: 'Əvvəlcə köhnə qeydiyyatlar',
    unsorted: 'Sırasız',
  } satisfies Record<UserSort, string>,
  roles: { student: null, teacher: 'Müəllim', admin: 'Admin' } satisfies Record<Role, string | null>,
  verified: 'təsdiqlənib',
  /** Shown for an e-mail that is not verified, or whose owner has not visited since verifying it. */
  unverified: 'təsdiqi görünmür',
  emptyKey: 'açarı boşdur', // a userKey that is no longer a valid key (PANEL-8)
  since: (day: string) => `qeydiyyat: ${day}`,
} as const;
