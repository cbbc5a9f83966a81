// The boxes of the drawn pictures of the front page; `npm run draw` draws them (scripts/illustrations/front-page.ts).

export const columns = 47; // the chart of the hero in knots
export const rows = 61;
/** The row that is being woven. Here the needle stands, which the page draws, because it blinks there. */
export const needle = { x: 30, y: 27 };

export const chartBox = {
  viewBox: `-.5 -.5 ${columns + 1} ${rows + 3}`,
  width: columns + 1,
  height: rows + 3,
};
export const phoneBox = { viewBox: '0 0 220 300', width: 220, height: 300 };
