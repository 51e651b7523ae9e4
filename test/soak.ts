/** Returns how much a test samples: `usual` in `npm test`, `long` with HOTLINE_SOAK=1. */
export const soak = (usual: number, long: number): number => (process.env.HOTLINE_SOAK === '1' ? long : usual)
