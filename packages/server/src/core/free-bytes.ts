/**
 * Frees the memory of a large buffer that no one reads any more: megabytes that wait for the garbage
 * collector make it stop the server for 50 ms. The buffer is empty afterwards.
 */
export function freeBytes({ buffer, byteLength }: Buffer) {
  // Small buffers share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
