// A process of its own (exercise-check.ts): code can leave a DOM library and then is a program like any other.
import { text } from 'node:stream/consumers';
import { JSDOM, VirtualConsole } from 'jsdom';
import * as v from 'valibot';
import { FrameMessage } from '#features/snippets/playground.ts';
import { type Outcome, Runs, runPatience } from './exercise-runs.ts';

async function outcomeOf(preview: string, content: object): Promise<Outcome> {
  /** Stands for the page around the frame. */
  const around = {};
  const { window } = new JSDOM(preview, {
    url: 'https://frame.invalid/preview',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
    beforeParse: (frame) => Object.defineProperty(frame, 'parent', { value: around }),
  });
  try {
    return await new Promise<Outcome>((resolve) => {
      setTimeout(() => resolve('silent'), runPatience).unref();
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

const { preview, contents } = v.parse(Runs, JSON.parse(await text(process.stdin)));
const outcomes: Outcome[] = [];
for (const content of contents) outcomes.push(await outcomeOf(preview, content));
process.stdout.write(JSON.stringify(outcomes), () => process.exit());
