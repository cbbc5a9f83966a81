/** Stands where something is being read. */
export const Loading = ({ text }: { text: string }) => (
  <p className="loading pending" role="status">
    {text}
  </p>
);
