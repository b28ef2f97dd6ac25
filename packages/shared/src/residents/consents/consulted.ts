export const CONSULTED_AS = [
  'family',
  'friend',
  'attorney_or_deputy',
  'advocate',
  'health_or_social_care',
  'care_staff',
] as const;
export type ConsultedAs = (typeof CONSULTED_AS)[number];

/** Paid carers: without anyone else to consult, an IMCA must be considered. */
const PAID = new Set<ConsultedAs>(['health_or_social_care', 'care_staff']);
export const isPaid = (relation: ConsultedAs | null): boolean =>
  relation !== null && PAID.has(relation);

export const needsImcaAnswer = ({
  nobody_to_consult,
  consulted,
}: {
  nobody_to_consult?: boolean | undefined;
  consulted?: readonly { relation?: ConsultedAs | null | undefined }[] | undefined;
}): boolean => {
  const relations = (consulted ?? []).flatMap(({ relation }) => relation ?? []);
  return nobody_to_consult === true || (relations.length > 0 && relations.every(isPaid));
};
