/** A picture of a list of uploads. One that has not arrived has nothing to show: its entry is hidden. */
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
