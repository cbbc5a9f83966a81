import { routes } from '#core/addresses/routes.ts';

/** What an address of the panel fills into the form of an announcement. */
export const announcementParts = ['course', 'text', 'link'] as const;

/** The address of the panel with that form filled in, for «Tələbələrə bildir» (TELL-1). */
export const tellAddress = (filled: Record<(typeof announcementParts)[number], string>): string =>
  `${routes.panel}?${new URLSearchParams({ tab: 'announcement', ...filled })}`;
