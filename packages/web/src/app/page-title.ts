import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect } from 'react';

import { isNative } from '../platform/native.ts';

// Pages above the tabs are named in the same way. A path never carries a name: a title of ours cannot either.
const SEGMENT = /^\/(?:tabs\/)?((?!tabs$)[^/]+)/;

// spec 2: the capitalised first path segment after /tabs/, and the product's name.
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
