/** Preferred name, plus the last name unless it contains it. */
export function calledName({
  preferred_name,
  last_name,
}: {
  preferred_name: string;
  last_name: string;
}): string {
  const words = preferred_name.toLocaleLowerCase('en-GB').split(/\s+/);
  return words.includes(last_name.toLocaleLowerCase('en-GB'))
    ? preferred_name
    : `${preferred_name} ${last_name}`;
}
