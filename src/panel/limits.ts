/** What staff work with (PANEL-8, PANEL-12, PANEL-17, SCHOOL-3, SCHOOL-5, OPS-2): what the rules enforce, too. */
export const panelLimits = {
  /** Seconds without a change before a build, and between two builds, where `config/build` says nothing (PANEL-12). */
  publishQuiet: 600,
  publishInterval: 1800,
  /** Builds that panels and the schedule may ask for in a month, where `config/build` says nothing (OPS-2). */
  publishMonthly: 60,
  /** Days that a post or snippet can be planned ahead (SCHOOL-5). */
  planDays: 365,
  /** People of a list by which many users get a course at once (SCHOOL-3). */
  grantLines: 200,
  /** Characters of a form that is kept as a draft for all staff, as JSON (PANEL-17). */
  sharedDraft: 400_000,
} as const;
