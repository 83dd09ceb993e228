const words = {
  text: "A newer version of internet banking is there. Reload to go on; what you have typed here will be lost.",
  reload: "Reload",
};

/** A banner above all content with a button that loads the newer build. */
export function NewerBuildBanner() {
  return (
    <div role="alert" className="newer-build">
      <span>{words.text}</span>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
