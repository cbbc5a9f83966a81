import type { Certificate } from '#domain/school/certificate.ts';

/** Certificates, for those who may see them (LEARN-8). Every method throws AppError. */
export interface Certificates {
  /** Anyone who has its code. */
  one(code: string): Promise<Certificate | null>;
  /** The user's own, newest first, as many as one list has. */
  own(uid: string): Promise<Certificate[]>;
}
