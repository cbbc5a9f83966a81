import * as v from 'valibot';
import { files } from '#core/addresses/file-addresses.ts';
import { BuildFailure, BuildNote, type BuildProblem } from '#core/build/build-note.ts';
import { problemSentence, buildProblems as texts } from '#core/build/build-problem-texts.ts';

/** The document of the last failure, as Firestore's REST interface gives it among those that it was asked for. */
const Answer = v.pipe(
  v.tuple([
    v.object({
      found: v.object({
        fields: v.object({
          at: v.object({ timestampValue: v.string() }),
          problems: v.object({ stringValue: v.string() }),
        }),
      }),
    }),
  ]),
  v.transform(
    ([
      {
        found: {
          fields: { at, problems },
        },
      },
    ]) => ({
      at: new Date(at.timestampValue),
      problems: problems.stringValue,
    }),
  ),
  BuildFailure,
);

const answerOf = async (address: string, request?: RequestInit): Promise<unknown> => {
  const answer = await fetch(address, { cache: 'no-store', ...request });
  return answer.ok ? answer.json() : null;
};

/** Asks for a list of one document: one that is missing is then no error, which the console would show to every editor. */
const documentAt = (address: string): Promise<unknown> =>
  answerOf(address.replace(/\/documents\/.*$/, '/documents:batchGet'), {
    method: 'POST',
    body: JSON.stringify({ documents: [address.replace(/^.*?\/v1\//, '')] }),
  });

/**
 * Shows above Decap why the last build failed, or what it has left out of content/ (OPS-3). Asked again whenever another
 * screen of Decap opens. Without an answer nothing is shown: the editors' host may have no Firebase.
 * @param failure the address of the document with the last failure.
 */
export function showBuildProblems(failure: string | null): void {
  const place = document.createElement('section');
  place.role = 'status';
  document.body.prepend(place);
  const show = async () => {
    const [note, failed] = await Promise.all([
      answerOf(files.buildNote),
      failure === null ? null : documentAt(failure),
    ]);
    const { readAt, problems } = v.parse(BuildNote, note);
    const last = v.safeParse(Answer, failed);
    const hasFailed = last.success && last.output.at > readAt;
    const shown = hasFailed ? last.output.problems : problems;
    place.replaceChildren(...(shown.length > 0 ? [list(shown, hasFailed)] : []));
  };
  const refresh = () => void show().catch((error: unknown) => console.warn(error));
  refresh();
  addEventListener('hashchange', refresh);
}

function list(problems: readonly BuildProblem[], isFailure: boolean): HTMLElement {
  const details = document.createElement('details');
  details.open = isFailure;
  details.style.cssText = 'padding: 0.75rem 1.5rem; background: #fff3cd; color: #3d2c00';
  const summary = document.createElement('summary');
  summary.textContent = isFailure ? texts.failed : texts.leftOut(problems.length);
  const items = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problemSentence(problem);
    items.append(item);
  }
  details.append(summary, items);
  return details;
}
