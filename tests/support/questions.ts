/** A request that waits until a test says how it ends. */
interface Question<Arguments extends unknown[], Answer> {
  asked: Arguments;
  answer(answer: Answer): void;
  fail(error?: unknown): void;
}

/** One method of a service, for `vi.mock`. */
export interface Questions<Arguments extends unknown[], Answer> {
  ask(...asked: Arguments): Promise<Answer>;
  /** What has no answer yet, oldest first. */
  open: Question<Arguments, Answer>[];
  /** What was ever asked. */
  all: Arguments[];
}

export function questions<Arguments extends unknown[], Answer>(): Questions<Arguments, Answer> {
  const open: Question<Arguments, Answer>[] = [];
  const all: Arguments[] = [];
  return {
    open,
    all,
    ask: (...asked) => {
      all.push(asked);
      return new Promise((resolve, reject) => {
        const end = () => open.splice(open.indexOf(question), 1);
        const question: Question<Arguments, Answer> = {
          asked,
          answer(answer) {
            end();
            resolve(answer);
          },
          fail(error = new Error('offline')) {
            end();
            reject(error);
          },
        };
        open.push(question);
      });
    },
  };
}
