import * as v from 'valibot';
import { footer } from '#site/texts.ts';
import { draftOf, number, type PreviewProps, text } from './preview-props.ts';

const Draft = v.object({
  brand: text,
  tagline: text,
  phone: text,
  phoneHref: text,
  email: text,
  address: v.fallback(v.object({ full: text }), { full: '' }),
  copyrightYear: number,
});

/** The footer of every page, in the markup of site/Footer.astro, because it shows most of the settings. */
export function SitePreview(props: PreviewProps) {
  const site = draftOf(Draft, props);
  return (
    <footer className="foot">
      <div className="page-grid">
        <div>
          <b className="display">{site.brand}</b>
          <p className="soft">{site.tagline}</p>
        </div>
        <dl>
          <dt>{footer.phone}</dt>
          <dd>
            <a href={site.phoneHref}>{site.phone}</a>
          </dd>
          <dt>{footer.email}</dt>
          <dd>{site.email}</dd>
          <dt>{footer.address}</dt>
          <dd>
            <address>{site.address.full}</address>
          </dd>
        </dl>
        <div className="last">
          <span>{footer.copyright(site.copyrightYear, site.brand)}</span>
        </div>
      </div>
    </footer>
  );
}
