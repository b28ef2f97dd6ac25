import type { productCalls } from '@relish/shared/products/contract.ts';

import { notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { openShelf } from '../../library/reach.ts';
import { insertClick } from './queries.ts';

export const productHandlers: Handlers<typeof productCalls> = {
  'dashboard/featured-products': async (context) => (await openShelf(context)).products,

  'products/open': async (context, { code }) => {
    const { db, carehomeId, now } = context;
    const { products } = await openShelf(context);
    const product = products.find((each) => each.code === code);
    if (!product) throw notFound();
    await insertClick(db, carehomeId, product.id, now);
    return { link: product.link };
  },
};
