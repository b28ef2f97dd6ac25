import { useCall } from '../../../api/hooks.ts';

export const useOperatorContact = () => useCall('package/contact', {});
