import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect } from 'react';

import { isNative } from '../platform/native.ts';

// Also matches pages outside /tabs. Paths never contain a person's name, so titles do not either.
const SEGMENT = /^\/(?:tabs\/)?((?!tabs$)[^/]+)/;

// spec 2: the capitalised first path segment after /tabs/, followed by the product name.
export function tabTitle(pathname: string): string | undefined {
  const segment = SEGMENT.exec(pathname)?.[1];
  return segment && `${segment.charAt(0).toUpperCase()}${segment.slice(1)} | ${PRODUCT_NAME}`;
}

export function useTabTitle(pathname: string) {
  useEffect(() => {
    const title = tabTitle(pathname);
    if (title !== undefined && !isNative()) document.title = title;
  }, [pathname]);
}
