import * as v from 'valibot';
import { CodeLanguage } from '#core/words/code-language.ts';
import { lineHtml, solutionHtml, startHtml, taskHtml } from '#features/exercises/exercise-html.ts';
import { exercises as words } from '#features/exercises/texts.ts';
import { AuthorHtml } from './AuthorHtml.tsx';
import { draftOf, type PreviewProps, text, texts } from './preview-props.ts';

const Draft = v.object({
  title: text,
  body: text,
  language: v.fallback(CodeLanguage, 'html'),
  page: text,
  start: text,
  solution: text,
  checks: v.fallback(v.array(v.object({ text })), []),
  hints: texts,
  checklist: texts,
  questions: v.fallback(
    v.array(
      v.object({
        text,
        options: v.fallback(v.array(v.object({ text, right: v.fallback(v.boolean(), false) })), []),
        note: text,
      }),
    ),
    [],
  ),
});

/** Items have no other name than their place. */
const listHtml = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** An exercise in the order of features/exercises/Exercise.astro, with everything open. */
export function ExercisePreview(props: PreviewProps) {
  const { title, body, checks, hints, questions, checklist, ...code } = draftOf(Draft, props);
  const task = { ...code, checks: [], hints: [] };
  return (
    <article className="section-body">
      <h1>{title}</h1>
      <AuthorHtml html={taskHtml(body)} />
      {checks.length > 0 && (
        <>
          <h2>{words.conditions}</h2>
          <AuthorHtml html={listHtml(checks.map((check) => lineHtml(check.text)))} />
          <h2>{words.code}</h2>
          <AuthorHtml html={startHtml(task)} />
          <h2>{words.help}</h2>
          <AuthorHtml html={listHtml(hints.map(lineHtml))} />
          <h2>{words.solution}</h2>
          <AuthorHtml html={solutionHtml(task)} />
        </>
      )}
      {questions.map((question, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other name
        <section key={index}>
          <h2>{question.text}</h2>
          <AuthorHtml
            html={listHtml(question.options.map((one) => lineHtml(one.text) + (one.right ? ' ✓' : '')))}
          />
          <p>{question.note}</p>
        </section>
      ))}
      {checklist.length > 0 && (
        <>
          <h2>{words.checklist}</h2>
          <AuthorHtml html={listHtml(checklist.map(lineHtml))} />
        </>
      )}
    </article>
  );
}
