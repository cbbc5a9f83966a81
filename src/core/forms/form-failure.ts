import { createContext, useContext } from 'react';

interface Failure {
  message: string;
  field?: string | undefined;
}

/** The failure of the surrounding form, `null` when there is none. */
export const FormFailure = createContext<Failure | null>(null);

/** The message of the last failed submission if it is about this field. */
export function useFieldFailure(name: string): string | null {
  const failure = useContext(FormFailure);
  return failure?.field === name ? failure.message : null;
}
