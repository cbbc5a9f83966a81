import { createContext, useContext } from 'react';

interface Failure {
  message: string;
  field?: string | undefined;
}

export const FormFailure = createContext<Failure | null>(null);

export function useFieldFailure(name: string): string | null {
  const failure = useContext(FormFailure);
  return failure?.field === name ? failure.message : null;
}
