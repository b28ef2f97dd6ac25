/** Offered until a home writes its own for this trip. */
export const USUAL_TURN_BACK =
  'We turn back if anyone is unwell or distressed, or in an amber or red weather warning. Any member of staff can ask for it.';

export const USUAL_MISSING_PLAN = [
  '1. Count again by name. One worker stays with the group, the others search nearby.',
  '2. Tell the staff of the place, with the photo and the description.',
  '3. Ring 999 after 10 minutes, or at once near water or a road.',
  '4. Ring the home. The person in charge informs the family.',
].join('\n');

/** “1 to 2”: residents for each member of staff, rounded up. */
export const findRatio = (residents: number, staff: number): number | null =>
  staff === 0 || residents === 0 ? null : Math.ceil(residents / staff);
