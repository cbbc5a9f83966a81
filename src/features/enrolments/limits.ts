/** Codes that open a course (SCHOOL-1): what the rules enforce, too. */
export const enrolmentLimits = {
  /** How many users one enrolment code can have (SCHOOL-1). */
  uses: 500,
  /** The name of a code. */
  name: 60,
} as const;
