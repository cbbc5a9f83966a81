import { CheckField, Field } from '#core/forms/Labelled.tsx';
import { certificateLimits } from '../limits.ts';
import { studentCertificates as texts } from './texts.ts';

/** What a certificate says besides name and course (LEARN-9). @param problem of the hours, where no form store shows it. */
export const CertificateFields = ({ problem }: { problem?: string | null }) => (
  <>
    <Field
      label={texts.hours}
      remark={texts.optional}
      name="hours"
      type="number"
      inputMode="numeric"
      min={1}
      max={certificateLimits.hours}
      step={1}
      {...(problem !== undefined && { problem })}
    />
    <CheckField name="results" defaultChecked>
      {texts.withResults}
    </CheckField>
  </>
);
