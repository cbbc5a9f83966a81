import * as v from 'valibot';
import { portfolio as words } from '#features/portfolio/texts.ts';
import { draftOf, number, type PreviewProps, pictureOf, text, texts } from './preview-props.ts';

const Draft = v.object({
  name: text,
  sector: text,
  summary: text,
  year: number,
  done: texts,
  logo: text,
  desktop: text,
  mobile: text,
});

/** A client site in the markup of features/portfolio/Portfolio.astro. */
export function PortfolioPreview(props: PreviewProps) {
  const draft = draftOf(Draft, props);
  const shown = (field: 'logo' | 'desktop' | 'mobile', height?: number) =>
    draft[field] && <img src={pictureOf(props, field, draft[field])} height={height} alt="" />;
  return (
    <section className="client section-body">
      <p className="soft">
        {draft.sector} <span className="mono">{draft.year || ''}</span>
      </p>
      <h2>{shown('logo', 80) || draft.name}</h2>
      <p className="lede">{draft.summary}</p>
      <h3>{words.done}</h3>
      <ul className="can diamonds">
        {draft.done.map((deed) => (
          <li key={deed}>{deed}</li>
        ))}
      </ul>
      {shown('desktop')}
      {shown('mobile')}
    </section>
  );
}

const PartnerDraft = v.object({ name: text, image: text });

export function PartnerPreview(props: PreviewProps) {
  const { name, image } = draftOf(PartnerDraft, props);
  return <p>{image ? <img src={pictureOf(props, 'image', image)} width="240" alt={name} /> : name}</p>;
}
