export const Loading = ({ text }: { text: string }) => (
  <p className="loading pending" role="status">
    {text}
  </p>
);
