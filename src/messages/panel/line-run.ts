/** Lists that are worked through line by line (SCHOOL-3, PANEL-15). */
export const lineRun = {
  states: {
    running: 'göndərilir…',
    done: 'hazırdır',
    already: 'artıq belədir',
    failed: 'alınmadı',
  },
  stop: 'Dayandır',
  stopping: 'Dayandırılır…',
  broken: 'İş yarımçıq qaldı. Hazır olanlar təkrar göndərilməyəcək.',
} as const;
