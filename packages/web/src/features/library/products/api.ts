import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Product = Output<'dashboard/featured-products'>[number];

export const useProducts = () => useCall('dashboard/featured-products', {});
export const useOpenProduct = () => useCallMutation('products/open');
