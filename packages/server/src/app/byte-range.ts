export interface ByteRange {
  from: number;
  /** Included. */
  to: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What of a file is asked for (RFC 9110, 14): undefined is all of it, which is also the answer to what we do not
 * understand; null lies outside of it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? null : { from, to };
}
