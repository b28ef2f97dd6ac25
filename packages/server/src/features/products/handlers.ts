import type { productCalls } from '@relish/shared/products/contract.ts';

import { notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { insertClick } from './queries.ts';

export const productHandlers: Handlers<typeof productCalls> = {
  'dashboard/featured-products': async ({ db, library }) => [...(await library.shelf(db)).products],

  'products/open': async ({ db, library, carehomeId, now }, { code }) => {
    const { products } = await library.shelf(db);
    const product = products.find((each) => each.code === code);
    if (!product) throw notFound();
    await insertClick(db, carehomeId, product.id, now);
    return { link: product.link };
  },
};
