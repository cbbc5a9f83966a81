/** Groups (GROUP-1 to GROUP-4): what the rules enforce, too. */
export const groupLimits = {
  title: 60,
  teacher: 121, // characters of the teachers' names
  hours: 20, // weekly hours of a group, with former ones
  minutes: 600,
  days: 730, // from the first day to the last
  changes: 200, // sessions moved, cancelled or added
  deadlines: 100,
  link: 500,
  sessions: 1_000, // marks of a student
} as const;
