import { createContext, useContext } from 'react';

interface Failure {
  message: string;
  field?: string | undefined;
}

/** Why the form around a field failed, `null` when it didn't. */
export const FormFailure = createContext<Failure | null>(null);

/** What the last submission failed with when it was about this field. */
export function useFieldFailure(name: string): string | null {
  const failure = useContext(FormFailure);
  return failure?.field === name ? failure.message : null;
}
