import type { ReactNode } from 'react';

/** A section of an account's page on the margin line: what is about it stands in the rail. */
export function Strand({ rail, children }: { rail?: ReactNode; children: ReactNode }) {
  return (
    <section className="strand own-page">
      <div className="rail">{rail}</div>
      <div className="leaf">{children}</div>
    </section>
  );
}
