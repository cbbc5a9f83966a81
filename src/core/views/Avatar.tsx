import { useState } from 'react';
import { faceEmblem } from './emblems.ts';

export function Avatar({ photo, alt }: { photo: string | null; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (photo === null || photo === broken) {
    return (
      <svg className="emblem avatar large" viewBox="0 0 64 64" aria-hidden="true">
        <path d={faceEmblem} />
      </svg>
    );
  }
  return <img className="avatar large" src={photo} alt={alt} onError={() => setBroken(photo)} />;
}
