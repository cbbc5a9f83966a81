import type { Legal } from './site.ts';

/** Who sells, in one line (READ-11). */
export const legalLine = ({ name, form, voen, address, registration }: Legal = {}): string =>
  [
    [name, form].filter(Boolean).join(' '),
    voen && `VÖEN ${voen}`,
    address && `Hüquqi ünvan: ${address}`,
    registration && `Qeydiyyat: ${registration}`,
  ]
    .filter(Boolean)
    .join(' · ');
