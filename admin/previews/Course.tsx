import * as v from 'valibot';
import { course as words } from '#features/courses/texts.ts';
import { draftOf, type PreviewProps, pictureOf, text, texts } from './preview-props.ts';

const Draft = v.object({
  title: text,
  shortDescribe: text,
  describe: texts,
  outcomes: texts,
  audience: text,
  duration: text,
  image: text,
  programme: v.fallback(v.array(v.object({ title: text, topics: texts })), []),
});

const numbered = (list: string[]) => list.map((item, index) => ({ item, key: `${index}` }));

/** A course in the markup of features/courses/Course.astro. */
export function CoursePreview(props: PreviewProps) {
  const { title, shortDescribe, describe, outcomes, audience, duration, image, programme } = draftOf(
    Draft,
    props,
  );
  return (
    <div className="section-body">
      {image && <img src={pictureOf(props, 'image', image)} width="160" alt="" />}
      <h1>{title}</h1>
      <p className="lede">{shortDescribe}</p>
      {numbered(describe).map(({ item, key }) => (
        <p key={key}>{item}</p>
      ))}
      <h2>{words.outcomes}</h2>
      <ul className="can diamonds">
        {numbered(outcomes).map(({ item, key }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      <h3>{words.audience}</h3>
      <p>{audience}</p>
      <h3>{words.duration}</h3>
      <p>{duration}</p>
      <h2>{words.programme}</h2>
      <ol className="programme">
        {programme.map((module, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: modules have no other name
          <li key={index}>
            <span className="module-number">{words.module(index + 1)}</span>
            <h3>{module.title}</h3>
            <ul className="module-topics">
              {numbered(module.topics).map(({ item, key }) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
