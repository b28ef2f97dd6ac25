/** The name in a list: as the person likes to be called, and their last name unless it is in it already. */
export function calledName({
  preferred_name,
  last_name,
}: {
  preferred_name: string;
  last_name: string;
}): string {
  const said = preferred_name.toLocaleLowerCase('en-GB').split(/\s+/);
  return said.includes(last_name.toLocaleLowerCase('en-GB'))
    ? preferred_name
    : `${preferred_name} ${last_name}`;
}
