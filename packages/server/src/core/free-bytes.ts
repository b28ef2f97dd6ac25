/**
 * Frees the memory of a large buffer that no one reads any more: megabytes that wait for the garbage
 * collector make it stop the server for 50 ms. The buffer is empty afterwards.
 */
export function freeBytes({ buffer, byteLength }: Buffer) {
  // Small buffers share their memory with others; an empty one may be freed already.
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isWhole && byteLength > 0) buffer.transfer(0);
}
