/** VIDEO-3: durations that YouTube is asked for; they come with their button. */
export const durations = {
  show: 'Müddətləri göstər',
  asking: 'Müddətlər öyrənilir…',
  hint: 'Müddətlər YouTube-dan alınır.',
} as const;
