/** Whether exactly the right options were chosen. Apart from the schema, which the page of an exercise does not load. */
export const isRight = (right: readonly boolean[], chosen: readonly boolean[]): boolean =>
  right.every((one, index) => one === chosen[index]);
