/**
 * Counts renders of the component that draws an element, by watching React replace the element's
 * props.
 */
export function countRenders(element: Element): { count: number } {
  const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('React has not drawn this element.');
  let props: unknown = Reflect.get(element, key);
  const renders = { count: 0 };
  Object.defineProperty(element, key, {
    configurable: true,
    enumerable: true,
    get: () => props,
    set: (next: unknown) => {
      props = next;
      renders.count += 1;
    },
  });
  return renders;
}
