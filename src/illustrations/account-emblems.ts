/** The mehrab, a door; shown beside sign-up. 64 × 64, stroke only. */
export const doorEmblem =
  'M8 4H56V60H8ZM16 60V32H20V26H24V20H28V14H36V20H40V26H44V32H48V60M32 14V28M32 28 40 36 32 44 24 36ZM16 8 20 12 16 16 12 12ZM48 8 52 12 48 16 44 12ZM16 52H48M30 34H34V38H30Z';

/** A face for users without a photo. 64 × 64, stroke only. */
export const faceEmblem = 'M24 14h16l6 6v12l-6 6H24l-6-6V20zM8 56v-6l8-8h32l8 8v6';
