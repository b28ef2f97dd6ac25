import { useState } from 'react';

/**
 * The key stays the same while the input stays the same, so a retry after a lost response creates
 * nothing twice. It changes with the input and after success.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>();
  return {
    for: (input: unknown): string => {
      const asText = JSON.stringify(input);
      const key = keys.get(asText) ?? crypto.randomUUID();
      keys.set(asText, key);
      return key;
    },
    forget: (input: unknown) => void keys.delete(JSON.stringify(input)),
  };
}

/** Derived from the draft and its content, so that it survives a reload. */
export async function idempotencyKeyFor(draftId: string, input: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([draftId, input]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The keys live as long as the form or page that saves. */
export const useIdempotencyKeys = () => useState(createIdempotencyKeys)[0];
