import '../../residents/two/public.ts'; // areas-in-order
