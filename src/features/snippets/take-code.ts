/** An event of the window: the editor takes the code in its `detail` (TASK-1). */
export const takeCode = 'kodyol:take-code';
