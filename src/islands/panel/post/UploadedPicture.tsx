/** A picture in a list of uploads. If it was never stored, it can't be shown and its entry is hidden. */
export function UploadedPicture({ address }: { address: string }) {
  return (
    <img
      className="cover"
      src={address}
      width="1200"
      height="675"
      alt=""
      loading="lazy"
      onError={({ currentTarget }) => currentTarget.closest('li')?.setAttribute('hidden', '')}
    />
  );
}
