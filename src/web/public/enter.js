// The address of a position (/archive/ID/STEP) becomes one of the page before anything of it is drawn: src/server/http/moments.ts.
history.replaceState(null, '', document.currentScript.dataset.to)
