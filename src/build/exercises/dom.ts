import { JSDOM, VirtualConsole } from 'jsdom';
import * as v from 'valibot';
import { FrameMessage } from '#domain/code/playground.ts';
import { type Outcome, type Run, runTimeout } from './run.ts';

/** Runs code with its checks in a DOM library: no layout, and of styles only the cascade. */
export async function runInDom(preview: string, runs: readonly Run[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const run of runs) outcomes.push(await outcomeOf(preview, run));
  return outcomes;
}

async function outcomeOf(preview: string, { content }: Run): Promise<Outcome> {
  /** Stands for the page around the frame. */
  const around = {};
  const { window } = new JSDOM(preview, {
    url: 'https://frame.invalid/preview',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    // What the code prints is for its reader.
    virtualConsole: new VirtualConsole(),
    beforeParse: (frame) => Object.defineProperty(frame, 'parent', { value: around }),
  });
  try {
    return await new Promise<Outcome>((resolve) => {
      setTimeout(() => resolve('silent'), runTimeout).unref();
      const port = {
        postMessage(data: unknown) {
          const message = v.safeParse(FrameMessage, data);
          if (!message.success) return;
          if (message.output.kind === 'checked') resolve(message.output.results);
          if (message.output.kind === 'ended') resolve(message.output.reason);
        },
      };
      const event = new window.Event('message');
      window.dispatchEvent(Object.assign(event, { source: around, ports: [port], data: content }));
    });
  } finally {
    window.close();
  }
}
