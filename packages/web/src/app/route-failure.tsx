import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { reportError } from '../reporting/error-reporting.ts';
import { Button } from '../ui/actions/button.tsx';
import { PictureMessage } from '../ui/feedback/picture-message.tsx';
import { BrandMark } from '../ui/illustrations/brand-mark.tsx';
import { CrashTeapot } from '../ui/illustrations/crash-teapot.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { m } from '../words/m.ts';

/** Shown in place of a screen that failed to render. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  return (
    <PictureMessage brand={<BrandMark />} picture={<CrashTeapot />}>
      <title>{`${m.broken_title()} | ${PRODUCT_NAME}`}</title>
      <PageHeading>{m.broken_title()}</PageHeading>
      <p>{m.broken_text()}</p>
      <Button onClick={() => location.reload()}>{m.ui_try_again()}</Button>
    </PictureMessage>
  );
}
